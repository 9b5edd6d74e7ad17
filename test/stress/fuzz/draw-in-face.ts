import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import type { FileExtractor } from '#api/adapters/task-runner/extract-file.ts'
import { encodeBase64 } from '#shared/base64.ts'
import { checkOwnFace } from '#shared/renderer/fonts/check-own-face.ts'
import { loadDocumentFonts } from '#shared/renderer/fonts/load-document-fonts.ts'
import { renderResume } from '#shared/renderer/render-resume.ts'
import { contentSchema } from '#shared/resume/schema/content.ts'
import { findTemplateById } from '#shared/templates/catalog.ts'
import { sampleEs } from '#shared/templates/sample/sample-es.ts'
import { createBrand } from '../../utils/files/own-faces.ts'

const fonts = createNodeFonts()
const squash = (text: string): string => text.replaceAll(/[\s\u00ad-]/g, '').toLowerCase()

/** The words of the resume that a reader must find in its PDF. */
const WORDS = [sampleEs.personalInfo.fullName, sampleEs.sections.summary ?? '']
  .join(' ')
  .split(/[^\p{L}]+/u)
  .filter((word) => word.length > 4)

/**
 * Draws a resume in a face of a brand and reads the PDF. Answers `refused` where the face is not one that is drawn,
 * `drawn` where the PDF says what the resume says, `bug` where it does not.
 */
export const drawInFace =
  (extractFile: FileExtractor) =>
  async (face: Uint8Array): Promise<string> => {
    if (!checkOwnFace(face)) return 'refused'
    const template = findTemplateById('clara')
    if (!template) throw new Error('no template')
    const text = { name: 'Boxes', sizeFactor: 1, files: { regular: encodeBase64(face) } }
    const content = contentSchema.parse({ ...sampleEs, styling: { ...sampleEs.styling, brand: createBrand({ text }) } })
    const { bytes } = renderResume({
      content,
      template,
      language: 'es',
      fonts: await loadDocumentFonts(fonts, content, template),
      now: 0,
    })
    const { lines } = await extractFile(bytes, { caller: 'face' })
    const read = squash(lines.map((line) => line.text).join(''))
    return WORDS.every((word) => read.includes(squash(word))) ? 'drawn' : 'bug'
  }
