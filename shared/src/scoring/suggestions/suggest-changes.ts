import type { Language } from '../../languages.ts'
import { normalizeText } from '../../parser/lexicon/fold.ts'
import type { ResumeDocument } from '../../resume/schema/document.ts'
import { normalizeContact } from './contact.ts'
import { sortNewestFirst, unifyDateFormats } from './dates.ts'
import type { Suggestion } from './suggestion.ts'
import { suggestTextEdits } from './text-edits.ts'
import { withoutLosses } from './without-losses.ts'

const removeDuplicateSkills = ({ skills }: ResumeDocument, language: Language): Suggestion[] =>
  (['technical', 'soft'] as const).flatMap((kind) => {
    const before = skills[kind][language] ?? []
    const seen = new Set<string>()
    const after = before.filter((skill) => !seen.has(normalizeText(skill)) && seen.add(normalizeText(skill)))
    return after.length === before.length
      ? []
      : [{ path: ['skills', kind, language], before, after, reason: 'duplicate-skill' as const }]
  })

/** Suggestions of the rules. They change the form, never the facts, lower no score, and can be applied in any order. */
export const suggestChanges = (document: ResumeDocument, language: Language): Suggestion[] => [
  ...normalizeContact(document),
  ...sortNewestFirst(document),
  ...unifyDateFormats(document),
  ...withoutLosses(document, suggestTextEdits(document, language)),
  ...removeDuplicateSkills(document, language),
]
