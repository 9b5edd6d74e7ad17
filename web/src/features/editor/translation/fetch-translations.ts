import { type Language, otherLanguage } from '#shared/languages.ts'
import { type Change, getValueAt } from '#shared/resume/edits/changes.ts'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { LocalizedField } from '#shared/resume/translation/localized-fields.ts'
import { client, requestJson } from '#web/platform/api/client.ts'

/** What the API takes at once. */
const MAX_TEXTS = 40
const MAX_TEXT_CHARS = 4_000

/**
 * Asks the model of the server for the texts that `language` lacks, as changes; a list of skills stays a list. Texts
 * without a faithful translation are left out.
 * @throws AppError of the API: `plan-required`, `daily-limit`, `offline`, …
 */
export const fetchTranslations = async (
  document: ResumeDocument,
  fields: readonly LocalizedField[],
  language: Language,
): Promise<Change[]> => {
  const other = otherLanguage(language)
  const missing = fields
    .filter(({ text }) => text[language] === '' && text[other] !== '' && text[other].length <= MAX_TEXT_CHARS)
    .slice(0, MAX_TEXTS)
  if (missing.length === 0) return []
  const { fullName, email, phone, linkedin, website } = document.personalInfo
  const json = {
    to: language,
    personalInfo: { fullName, email, phone, linkedin, website },
    texts: missing.map(({ text }) => text[other]),
  }
  const { translations } = await requestJson(
    client.api.translations.$post({ json }),
    ({ translateResponse }) => translateResponse,
  )
  return translations.flatMap(({ index, text }) => {
    const field = missing[index]
    if (!field) return []
    const isList = Array.isArray(getValueAt(document, [...field.path, other]))
    return setValue(document, [...field.path, language], isList ? text.split(/,\s*/) : text)
  })
}
