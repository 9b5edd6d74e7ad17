import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fonts } from '#api/ports/fonts.ts'
import { cachedFonts } from './cached.ts'

const PUBLIC = join(import.meta.dirname, '../../../../web/public')

/** Fonts from the sources' own folder. */
export const nodeFonts = (folder: string = PUBLIC): Fonts =>
  cachedFonts(async (path) => new Uint8Array(await readFile(join(folder, path))))
