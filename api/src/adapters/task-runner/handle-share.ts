import type { TaskInput, TaskOutput } from '#api/ports/tasks.ts'
import { AppError } from '#shared/errors.ts'
import { hideContact } from '#shared/resume/hide-contact.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'
import { migrateDocument } from '#shared/resume/schema/migrate-document.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { findTemplate } from '#shared/templates/own-template.ts'
import { renderHtmlParts } from '#shared/templates/render-html.ts'

/** Without the resume as data in its PDF: a link is for reading. */
export const prepareShare = ({
  document: json,
  language: asked,
  hidesContact,
}: TaskInput<'prepare-share'>): TaskOutput<'prepare-share'> => {
  const document = migrateDocument(JSON.parse(json))
  const language = asked ?? document.language
  const { content: full } = documentToContent(document, language)
  const shown = hidesContact ? hideContact(full) : full
  const content = { ...shown, styling: { ...shown.styling, embedData: false } }
  const template = findTemplate(content.styling, content.styling.template) ?? TEMPLATES[0]
  if (!template) throw new AppError('unknown-template')
  return {
    content: JSON.stringify(content),
    templateId: template.id,
    language,
    html: renderHtmlParts(content, template, language),
  }
}
