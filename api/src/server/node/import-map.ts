import { createHash } from 'node:crypto'

const IMPORT_MAP = /<script type="importmap">([^<]*)<\/script>/

/** What the policy of a page allows besides scripts with an address: its import map, by the hash of its text. */
export const getImportMapSources = (html: string): readonly string[] => {
  const map = IMPORT_MAP.exec(html)?.[1]
  return map === undefined ? [] : [`'sha256-${createHash('sha256').update(map).digest('base64')}'`]
}
