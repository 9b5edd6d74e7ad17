import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fonts } from '#api/ports/fonts.ts'
import { fontCache } from '#shared/renderer/fonts/font-cache.ts'

const PUBLIC = join(import.meta.dirname, '../../../../web/public')

/** Fonts from the sources' own folder. */
export const nodeFonts = (folder: string = PUBLIC): Fonts =>
  fontCache(async (path) => new Uint8Array(await readFile(join(folder, path))))
