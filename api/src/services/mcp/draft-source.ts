import * as z from 'zod'
import { AppError } from '#shared/errors.ts'
import { idSchema } from '#shared/ids.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { documentToContent } from '#shared/resume/schema/document-to-content.ts'
import { LIMITS } from '#shared/resume/schema/limits.ts'
import { TEMPLATES } from '#shared/templates/catalog.ts'
import { findTemplate } from '#shared/templates/own-template.ts'
import type { TaskOutput } from '../../ports/tasks.ts'
import type { OpenDraft, ToolHost } from './tool-host.ts'

export const languageInput = z
  .enum(LANGUAGES)
  .optional()
  .describe('Language of the result; defaults to the language of the request')
export const textInput = z
  .string()
  .max(LIMITS.textChars)
  .optional()
  .describe('The plain text of the resume. Give either this or draftId')
export const draftIdInput = idSchema.optional().describe('ID of one of the person’s drafts, from list_drafts')

export interface SourceInput {
  readonly text?: string | undefined
  readonly draftId?: string | undefined
}

/** Opens a draft. Throws `not-found` without an account, `insufficient-scope`. */
export const openDraft = async (host: ToolHost, id: string): Promise<OpenDraft> => {
  if (!host.drafts) throw new AppError('not-found')
  host.assertScope('read')
  return host.drafts.open(id)
}

/** Draws a document. `templateId` undefined: its own. Throws `unknown-template`, `too-many-pages`. */
export const renderDocument = async (
  host: ToolHost,
  document: ResumeDocument,
  { templateId, language = document.language }: { templateId?: string | undefined; language?: Language | undefined },
): Promise<Uint8Array> => {
  const { content } = documentToContent(document, language)
  const { styling } = content
  const template =
    templateId === undefined
      ? (findTemplate(styling, styling.template) ?? TEMPLATES[0])
      : findTemplate(styling, templateId)
  if (!template) throw new AppError('unknown-template')
  const task = {
    content: JSON.stringify({ ...content, styling: { ...styling, template: template.id } }),
    templateId: template.id,
    language,
    now: host.now(),
  }
  return (await host.run('render-resume', task)).bytes
}

/** A text as it is; a draft as its PDF is read. Throws `invalid-request` without exactly one of them, `text-too-short`. */
export const openSource = async (
  host: ToolHost,
  { text, draftId }: SourceInput,
): Promise<TaskOutput<'extract-file'>> => {
  if ((text === undefined) === (draftId === undefined)) throw new AppError('invalid-request', { path: 'text, draftId' })
  if (draftId !== undefined) {
    const { document } = await openDraft(host, draftId)
    return host.run('extract-file', { bytes: await renderDocument(host, document, {}) })
  }
  const trimmed = text?.trim() ?? ''
  if (trimmed.length < LIMITS.minTextChars) throw new AppError('text-too-short', { min: LIMITS.minTextChars })
  return { layout: null, text: trimmed }
}
