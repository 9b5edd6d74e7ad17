import { createPdfFileName } from '#shared/resume/file-name.ts'
import type { Template } from '#shared/templates/template.ts'
import { saveBlob } from '#web/platform/save-file.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { proofPdf, renderPdf } from '#web/workers/render/client.ts'
import { createRenderRequest } from '#web/workers/render/create-render-request.ts'
import type { ProofDifference, RenderRequest } from '#web/workers/render/protocol.ts'

/** A generated PDF with the result of its proof. */
export interface GeneratedPdf {
  readonly request: RenderRequest
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly differences: readonly ProofDifference[]
  readonly missingGlyphs: readonly string[]
}

/** Renders the open document as PDF and proofs its bytes. */
export const generatePdf = async (
  store: DocumentStore,
  template: Template,
  signal: AbortSignal,
): Promise<GeneratedPdf> => {
  const request = createRenderRequest(store.getSnapshot().document, template.id)
  const { bytes, missingGlyphs } = await renderPdf(signal, request)
  const differences = await proofPdf(bytes, request.content, request.language, signal)
  return { request, bytes: new Uint8Array(bytes), differences, missingGlyphs }
}

/** What the name of a letter's file has in place of the job. */
export const LETTER_NAMES = { es: 'carta', en: 'cover-letter' } as const

/** Downloads a generated PDF, named after person and job. */
export const savePdf = ({ bytes, request: { content, language } }: GeneratedPdf): void =>
  saveBlob(
    new Blob([bytes], { type: 'application/pdf' }),
    createPdfFileName(content.personalInfo, language, content.letter && LETTER_NAMES[language]),
  )
