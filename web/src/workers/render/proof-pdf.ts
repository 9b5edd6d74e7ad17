import type { Language } from '#shared/languages.ts'
import { getDocumentText } from '#shared/parser/extracted-document.ts'
import { findMissingFields } from '#shared/renderer/write/proof.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import type { ProofDifference } from './protocol.ts'
import { readBack } from './read-back.ts'

/** Extracts a PDF's text with two readers and returns each field that one of them did not find. */
export const proofPdf = async (
  bytes: Uint8Array,
  content: ResumeContent,
  language: Language,
): Promise<ProofDifference[]> => {
  const { extracted, raw } = await readBack(bytes, false)
  const compare = (text: string, reader: ProofDifference['reader']) =>
    findMissingFields(content, text, language).map((difference) => ({ ...difference, reader }))
  return [...compare(getDocumentText(extracted), 'ours'), ...compare(raw, 'naive')]
}
