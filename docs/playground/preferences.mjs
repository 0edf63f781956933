// The user's preferences, as the system has them.
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

export const preferences = () => ({ reducesMotion: reducedMotion.matches });
