import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Absolute path of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..')

/** Absolute path of a CC0 file of `test/corpus`. */
export const corpusFile = (name: string): string => join(ROOT, 'test/corpus', name)

/** Absolute path of a folder of the corpus that `FARO_CORPUS` names; undefined where it is not set or lacks that folder. */
export const outsideCorpus = (folder: string): string | undefined => {
  const root = process.env['FARO_CORPUS']
  const path = root && resolve(root, folder)
  return path && existsSync(path) ? path : undefined
}
