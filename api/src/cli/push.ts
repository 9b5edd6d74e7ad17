import { basename, resolve } from 'node:path'
import { newId } from '#api/ids.ts'
import { draftResponse, draftSavedResponse } from '#shared/api-schema/drafts.ts'
import { idSchema } from '#shared/ids.ts'
import { isLanguage, type Language } from '#shared/languages.ts'
import { detectLanguage } from '#shared/parser/detect-language.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { contentToDocument } from '#shared/resume/schema/content-to-document.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { requestServer } from './account/server-client.ts'
import { findPushedDraft, type Login, loadLogin, rememberPushedDraft } from './account/stored-login.ts'
import { type CliDependencies, CliError, type CliOptions, type FileCommand, UsageError } from './command.ts'
import { openInput } from './open-input.ts'

/** `push FILE`: stores the resume in a file as a draft of the account, and updates that draft the next time. */
export const pushCommand: FileCommand = {
  takes: 'files',
  usage:
    'FILE… [--name NAME] [--draft ID] [--lang es|en]   (after faro login, with a key that has the write permission)',
  options: { name: { type: 'string' }, draft: { type: 'string' }, lang: { type: 'string' } },
  check: (options, files) => {
    const { draft, lang } = options
    if (typeof draft === 'string' && !idSchema.safeParse(draft).success)
      throw new UsageError('--draft takes the id of a draft')
    if (typeof draft === 'string' && files.length > 1) throw new UsageError('--draft takes one FILE')
    if (typeof lang === 'string' && !isLanguage(lang)) throw new UsageError('--lang must be es or en')
  },
  run: async (file, options, tools) => {
    const login = await loadLogin()
    const document = await readDocument(file, options, tools)
    const path = resolve(file)
    const stored = await findStoredDraft(login, options, path, document.id)
    const name = typeof options['name'] === 'string' ? options['name'] : (stored?.name ?? createName(file, document))
    const saved = stored
      ? await saveDraft(login, { id: stored.id, name, baseVersion: stored.version, document })
      : await createDraft(login, { name, document })
    await rememberPushedDraft(login.server, path, saved.draftId)
    return { ...saved, name, url: new URL(`/templates?draft=${saved.draftId}`, login.server).href }
  },
}

interface DraftVersion {
  readonly id: string
  readonly name: string
  readonly baseVersion: number
  readonly document: ResumeDocument
}

/** Throws `conflict` when the draft was changed meanwhile. */
const saveDraft = async (login: Login, { id, name, baseVersion, document }: DraftVersion) => {
  const body = { name, baseVersion, document: { ...document, id } }
  const path = `/api/drafts/${id}`
  const { version } = await requestServer(login, { method: 'PUT', path, body, answer: draftSavedResponse })
  return { draftId: id, version }
}

/** Under the id of the document, or a new one when that belongs to a draft that was deleted. */
const createDraft = (login: Login, draft: Pick<DraftVersion, 'name' | 'document'>) =>
  saveDraft(login, { ...draft, id: draft.document.id, baseVersion: 0 }).catch((error: unknown) => {
    if (!(error instanceof CliError && error.code === 'conflict')) throw error
    return saveDraft(login, { ...draft, id: newId(), baseVersion: 0 })
  })

const readDocument = async (file: string, options: CliOptions, tools: CliDependencies): Promise<ResumeDocument> => {
  const source = await openInput(file, tools, { attachments: true })
  const named: Language | undefined = isLanguage(options['lang']) ? options['lang'] : undefined
  if (source.kind === 'document') {
    const { content } = parseResume(source.document)
    const language = named ?? detectLanguage(source.document.lines.map(({ text }) => text)) ?? 'en'
    return contentToDocument(content, language, newId)
  }
  const { content, document, language } = source.imported
  return document ?? contentToDocument(content, named ?? language ?? 'en', newId)
}

/** The full name of the person, else the name of the file. */
const createName = (file: string, { personalInfo }: ResumeDocument): string =>
  personalInfo.fullName.trim() || basename(file).replace(/\.[^.]*$/, '')

const isMissing = (error: unknown): boolean => error instanceof CliError && error.code === 'not-found'

/**
 * The draft to update: the one that was named, the one that this file was pushed to before, or the one with the id of the
 * document. Null for a new draft. Throws `not-found` for a named draft that does not exist.
 */
const findStoredDraft = async (login: Login, options: CliOptions, path: string, documentId: string) => {
  const fetchDraft = (id: string) =>
    requestServer(login, { method: 'GET', path: `/api/drafts/${id}`, answer: draftResponse })
  if (typeof options['draft'] === 'string') return fetchDraft(options['draft'])
  for (const id of [await findPushedDraft(login.server, path), documentId]) {
    if (id === undefined) continue
    const draft = await fetchDraft(id).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
    if (draft) return draft
  }
  return null
}
