import { readFileSync } from 'node:fs'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { listResumes, readExpected } from '#test/corpus/corpus.ts'
import { type FieldScores, type Parsed, scoreFields } from '#test/corpus/score-fields.ts'
import { recognizeScan, startNodeRecognizer } from '#test/utils/reading/recognize-scan.ts'

export interface RecognitionScores {
  /** Files without a text layer. */
  readonly scans: FieldScores
  /** All files, drawn as pictures and recognized. */
  readonly all: FieldScores
  /** Wall ms of each page. */
  readonly pageMs: readonly number[]
}

/** Recognizes every CV of a corpus from its pictures, and compares the fields with what it truly says. */
export const measureRecognition = async (root: string): Promise<RecognitionScores> => {
  const recognizer = await startNodeRecognizer()
  const expected = readExpected(root)
  const parsed: Parsed[] = []
  const pageMs: number[] = []
  for (const { name: file, path } of listResumes(root)) {
    const result = await recognizeScan(recognizer, new Uint8Array(readFileSync(path)))
    parsed.push({ file, content: parseResume(result.document).content })
    pageMs.push(...result.pageMs)
  }
  const scans = expected.filter((one) => one.imageOnly).map((one) => ({ ...one, imageOnly: false }))
  const all = expected.map((one) => ({ ...one, imageOnly: false }))
  return { scans: scoreFields(scans, parsed), all: scoreFields(all, parsed), pageMs }
}
