import { composePlainText } from '#shared/renderer/compose/plain-text.ts'
import { createWordFileName } from '#shared/resume/file-name.ts'
import { toJsonResume } from '#shared/resume/json-resume/to-json-resume.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'
import { renderHtml } from '#shared/templates/render-html.ts'
import type { Template } from '#shared/templates/template.ts'
import { saveBlob, saveText } from '#web/platform/save-file.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { LETTER_NAMES } from './generate-pdf.ts'

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Replaces the characters that file systems reject. */
const toFileName = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 100) || 'cv'

const getExportContent = (store: DocumentStore) => {
  const { document, name } = store.getSnapshot()
  return {
    content: documentToContent(document, document.language).content,
    language: document.language,
    name: toFileName(name),
  }
}

/** Saves the document in both languages, in the format that the import accepts. */
export const exportFaroFile = (store: DocumentStore): void => {
  const { document, name } = store.getSnapshot()
  saveText(`${toFileName(name)}.faro.json`, 'application/json', JSON.stringify(document, null, 2))
}

/** Saves the document in its own language as JSON Resume. */
export const exportJsonResume = (store: DocumentStore): void => {
  const { content, name } = getExportContent(store)
  saveText(`${name}.resume.json`, 'application/json', JSON.stringify(toJsonResume(content), null, 2))
}

/** Saves the document in its own language as plain text. */
export const exportText = (store: DocumentStore): void => {
  const { content, language, name } = getExportContent(store)
  saveText(`${name}.txt`, 'text/plain', composePlainText(content, language))
}

/** Saves the document in its own language as a web page. */
export const exportHtml = (store: DocumentStore, template: Template): void => {
  const { content, language, name } = getExportContent(store)
  saveText(`${name}.html`, 'text/html', renderHtml(content, template, language))
}

/** Saves the document as a Word file in the template, as far as Word has its design. */
export const exportWord = async (store: DocumentStore, template: Template): Promise<void> => {
  const { document } = store.getSnapshot()
  const { content, language } = getExportContent(store)
  const [{ renderDocx }, { loadResumeFonts }] = await Promise.all([
    import('#shared/renderer/docx/render-docx.ts'),
    import('#web/workers/render/load-fonts.ts'),
  ])
  const fonts = await loadResumeFonts(content, template)
  const bytes = renderDocx({ content, template, language, fonts, source: document, now: Date.now() })
  saveBlob(
    new Blob([new Uint8Array(bytes)], { type: WORD_TYPE }),
    createWordFileName(content.personalInfo, language, content.letter && LETTER_NAMES[language]),
  )
}
