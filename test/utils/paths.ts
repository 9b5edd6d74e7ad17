import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Absolute path of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..')

/** Absolute path of the corpus of the repository. */
export const CORPUS = join(ROOT, 'test/corpus')

/** Absolute path of a CC0 file of `test/corpus`. */
export const corpusFile = (name: string): string => join(CORPUS, name)

/**
 * Absolute path of a folder of the corpus that `FARO_CORPUS` names; undefined where the variable is not set.
 * Throws when it names a corpus without that folder.
 */
export const outsideCorpus = (folder = '.'): string | undefined => {
  const root = process.env['FARO_CORPUS']
  if (!root) return undefined
  const path = resolve(root, folder)
  if (!existsSync(path)) throw new Error(`FARO_CORPUS has no folder ${folder}: ${path}`)
  return path
}

/** The corpus of the repository, and the one that `FARO_CORPUS` names where it is set. */
export const corpora = (): { root: string; isOutside: boolean }[] => {
  const outside = outsideCorpus('resumes')
  return [{ root: CORPUS, isOutside: false }, ...(outside ? [{ root: resolve(outside, '..'), isOutside: true }] : [])]
}

/** Folders of valid or hostile JSON Resumes: the repository's, and that of `FARO_CORPUS` where it is set. */
export const jsonResumeFolders = (kind: 'valid' | 'hostile'): string[] => {
  const outside = outsideCorpus(`jsonresume/${kind}`)
  return [corpusFile(`json-resume/${kind}`), ...(outside ? [outside] : [])]
}
