// Builds the bridge between the page and the main process (first version: nothing crosses yet).
export {}
