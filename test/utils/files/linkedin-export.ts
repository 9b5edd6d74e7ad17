import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { corpusFile } from '../paths.ts'

/** The files of a LinkedIn export of the corpus, by path in the archive. */
export const readExportFolder = (name: 'linkedin-en' | 'linkedin-es'): Record<string, string> => {
  const folder = corpusFile(join('structured', name))
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files.map(({ parentPath, name: file }) => [
      relative(folder, join(parentPath, file)),
      readFileSync(join(parentPath, file), 'utf8'),
    ]),
  )
}

/** A data export of LinkedIn: a ZIP archive of these files. */
export const buildLinkedInExport = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? strToU8(file) : file]),
    ),
  )
