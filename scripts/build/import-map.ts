import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { getImportMapSources } from '#api/server/node/import-map.ts'
import { readIndex } from './prerendered-page.ts'

/** With the line break that Vite writes after it. */
const IMPORT_MAP = /<script type="importmap">[^<]*<\/script>\s*/
const BOOTSTRAP = '<script src="/assets/boot-'

/** Moves the import map from the beginning of the document, before its doctype, to the bootstrap script. */
const placeImportMap = (html: string): string => {
  const map = html.match(IMPORT_MAP)?.[0]
  if (map === undefined || !html.includes(BOOTSTRAP)) throw new Error('index.html has no import map or no bootstrap')
  return html.replace(map, '').replace(BOOTSTRAP, () => `${map.trim()}${BOOTSTRAP}`)
}

/**
 * Chunks import each other by names that do not change with their content, and the import map of the page says which
 * file each one is: a change of one chunk leaves its importers as they are. Adds the map to the page, and its hash to the
 * policy in `_headers`, of which `headersFile` is the path.
 */
export const importMap = (headersFile: string): Plugin => ({
  name: 'faro:import-map',
  apply: 'build',
  config: () => ({ build: { chunkImportMap: true } }),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const { asset, html } = readIndex(bundle)
      asset.source = placeImportMap(html)
      delete bundle['importmap.json']
      const [source] = getImportMapSources(html)
      const headers = readFileSync(headersFile, 'utf8').replace(/script-src [^;]*/, (sources) => `${sources} ${source}`)
      this.emitFile({ type: 'asset', fileName: '_headers', source: headers })
    },
  },
})
