import ScrollKitCore

// scrollkitcore-1
