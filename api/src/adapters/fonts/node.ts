import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fonts } from '#api/ports/fonts.ts'
import { createFontCache } from '#shared/renderer/fonts/font-cache.ts'

const PUBLIC_DIR = join(import.meta.dirname, '../../../../web/public')

/** Loads fonts from a folder, `web/public` by default. */
export const createNodeFonts = (folder: string = PUBLIC_DIR): Fonts =>
  createFontCache(async (path) => new Uint8Array(await readFile(join(folder, path))))
