import { plainText } from '#shared/renderer/compose/plain-text.ts'
import { resolve } from '#shared/resume/schema/document-to-content.ts'
import { toJsonResume } from '#shared/resume/json-resume/to-json-resume.ts'
import { htmlOf } from '#shared/templates/render-html.ts'
import type { Template } from '#shared/templates/template.ts'
import { saveText } from '#web/platform/save-file.ts'
import type { DocumentStore } from '#web/storage/document-store.types.ts'

/** A name that every file system takes. */
const fileName = (name: string): string =>
  name
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 100) || 'cv'

const contentOf = (store: DocumentStore) => {
  const { document, name } = store.getSnapshot()
  return { content: resolve(document, document.language).content, language: document.language, name: fileName(name) }
}

/** The whole document in both languages: what Faro itself takes back in. */
export const exportOwn = (store: DocumentStore): void => {
  const { document, name } = store.getSnapshot()
  saveText(`${fileName(name)}.faro.json`, 'application/json', JSON.stringify(document, null, 2))
}

export const exportJsonResume = (store: DocumentStore): void => {
  const { content, name } = contentOf(store)
  saveText(`${name}.resume.json`, 'application/json', JSON.stringify(toJsonResume(content), null, 2))
}

export const exportText = (store: DocumentStore): void => {
  const { content, language, name } = contentOf(store)
  saveText(`${name}.txt`, 'text/plain', plainText(content, language))
}

export const exportHtml = (store: DocumentStore, template: Template): void => {
  const { content, language, name } = contentOf(store)
  saveText(`${name}.html`, 'text/html', htmlOf(content, template, language))
}
