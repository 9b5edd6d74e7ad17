import type { Language } from '#shared/languages.ts'
import { extractPdf } from '#shared/parser/extract-pdf.ts'
import { getDocumentText } from '#shared/parser/extracted-document.ts'
import { findMissingFields } from '#shared/renderer/write/proof.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { openForRendering } from '../pdfjs/open-for-rendering.ts'
import { parserPdfjs } from '../pdfjs/pdfjs.ts'
import type { ProofDifference } from './protocol.ts'

/** Extracts a PDF's text with two readers and returns each field that one of them did not find. */
export const proofPdf = async (
  bytes: Uint8Array,
  content: ResumeContent,
  language: Language,
): Promise<ProofDifference[]> => {
  const parsedText = getDocumentText(await extractPdf(parserPdfjs, bytes.slice()))
  const rawText = await extractRawText(bytes)
  const compare = (text: string, reader: ProofDifference['reader']) =>
    findMissingFields(content, text, language).map((difference) => ({ ...difference, reader }))
  return [...compare(parsedText, 'ours'), ...compare(rawText, 'naive')]
}

/** The text in content stream order, as the simplest readers extract it. */
const extractRawText = async (bytes: Uint8Array): Promise<string> => {
  const loading = openForRendering(bytes)
  try {
    const file = await loading.promise
    const parts: string[] = []
    for (let number = 1; number <= file.numPages; number++) {
      const { items } = await (await file.getPage(number)).getTextContent({ disableNormalization: true })
      for (const item of items) if ('str' in item) parts.push(item.str, item.hasEOL ? '\n' : '')
    }
    return parts.join('')
  } finally {
    await loading.destroy()
  }
}
