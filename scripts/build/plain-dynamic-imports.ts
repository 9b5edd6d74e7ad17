import type { Plugin } from 'vite'

/**
 * Replaces the function that Vite puts around every dynamic import (1 kB gzipped of the first load). It would preload
 * what a chunk imports and its styles: the bootstrap script does the first, and all styles are in one file.
 */
export const plainDynamicImports = (): Plugin => ({
  name: 'faro:plain-dynamic-imports',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({ code: 'export const __vitePreload = (load) => load()', map: null }),
  },
})
