/** Cache of the files for recognition; the service worker serves the worker's script from it. */
export const RECOGNITION_CACHE = 'recognition'
