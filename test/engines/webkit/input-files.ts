import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as z from 'zod'

const fileSchema = z.object({ name: z.string(), mimeType: z.string(), buffer: z.instanceof(Buffer) })
/** A file as Playwright's `setInputFiles` takes it. */
export type InputFile = string | z.infer<typeof fileSchema>

const TYPES: Readonly<Record<string, string>> = { pdf: 'application/pdf', json: 'application/json', png: 'image/png' }
/** A file as Playwright's script for pages takes it. */
export const readInput = async (file: InputFile) => {
  const { name, mimeType, buffer } =
    typeof file === 'string'
      ? { name: basename(file), mimeType: TYPES[file.split('.').pop() ?? ''] ?? '', buffer: await readFile(file) }
      : file
  return { name, mimeType, buffer: buffer.toString('base64'), lastModifiedMs: Date.now() }
}
