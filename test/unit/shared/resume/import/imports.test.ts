import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { importStructured } from '#shared/resume/import/import-structured.ts'
import { buildLinkedInExport, readExportFolder } from '#test/utils/files/linkedin-export.ts'
import { corpusFile } from '#test/utils/paths.ts'
import { describeValues } from '#test/utils/reading/describe-values.ts'

const read = (path: string): Uint8Array => new Uint8Array(readFileSync(corpusFile(path)))
const list = (folder: string): string[] => readdirSync(corpusFile(folder)).map((name) => `${folder}/${name}`)

const FILES: readonly (readonly [name: string, bytes: () => Uint8Array])[] = [
  ...(['linkedin-en', 'linkedin-es'] as const).map(
    (name) => [name, () => buildLinkedInExport(readExportFolder(name))] as const,
  ),
  ...[...list('structured/europass'), ...list('json-resume/valid')].map(
    (path) => [path.split('/').at(-1) ?? '', () => read(path)] as const,
  ),
]

describe('the importers', () => {
  /** For a review by people: `npx vitest run imports -u` writes the files anew; their diff shows what is imported anew. */
  it.each(FILES)('read %s as in the reviewed file', async (name, bytes) => {
    const values = describeValues(importStructured(bytes(), { language: 'es' }))
    await expect(`${values.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/${name}.txt`)
  })
})
