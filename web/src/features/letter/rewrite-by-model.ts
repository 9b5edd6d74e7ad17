import type { Language } from '#shared/languages.ts'
import type { Change } from '#shared/resume/edits/changes.ts'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import type { Claim, Letter } from '#shared/resume/letter/letter.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { client, requestJson } from '#web/platform/api/client.ts'

interface Rewrite {
  readonly before: string
  readonly after: string
}

const listClaims = ({ paragraphs }: Letter, language: Language): Claim[] =>
  paragraphs.flatMap(({ text, claims }) =>
    (claims[language] ?? []).filter(({ sentence }) => (text[language] ?? '').includes(sentence)),
  )

/**
 * Asks the model of the server for other wordings of the sentences about the person.
 * @throws AppError of the API: `unauthenticated`, `plan-required`, `daily-limit`, `offline`, …
 */
export const fetchRewrites = async (document: ResumeDocument, language: Language): Promise<readonly Rewrite[]> => {
  const { letter, personalInfo } = document
  if (!letter) return []
  const sentences = listClaims(letter, language).map(({ sentence, sources }) => ({
    text: sentence,
    quotes: sources.map(({ quote }) => quote),
  }))
  if (sentences.length === 0) return []
  const { fullName, email, phone, linkedin, website } = personalInfo
  const location = personalInfo.location[language] ?? ''
  const json = { language, personalInfo: { fullName, email, phone, linkedin, website, location }, sentences }
  return (
    await requestJson(client.api.letters.rewrite.$post({ json }), ({ letterRewriteResponse }) => letterRewriteResponse)
  ).rewrites
}

const toJson = (value: unknown) => JSON.parse(JSON.stringify(value))

/** The changes that put rewrites in the place of their sentences, which keep their sources. */
export const toRewriteChanges = (
  document: ResumeDocument,
  language: Language,
  rewrites: readonly Rewrite[],
): Change[] =>
  (document.letter?.paragraphs ?? []).flatMap(({ id, text, claims }) => {
    const path = ['letter', 'paragraphs', id]
    const before = text[language] ?? ''
    const here = rewrites.filter((rewrite) => before.includes(rewrite.before))
    if (here.length === 0) return []
    const after = here.reduce((all, rewrite) => all.replace(rewrite.before, () => rewrite.after), before)
    const next = (claims[language] ?? []).map((claim) => ({
      ...claim,
      sentence: here.find((rewrite) => rewrite.before === claim.sentence)?.after ?? claim.sentence,
    }))
    return [
      ...setValue(document, [...path, 'text', language], after),
      ...setValue(document, [...path, 'claims', language], toJson(next)),
    ]
  })
