import type { Language } from '../../languages.ts'
import type { ResumeDocument } from '../../resume/document.ts'
import { fold } from '../context/text.ts'
import { tidyContact } from './contact.ts'
import { newestFirst, oneDateFormat } from './dates.ts'
import type { Proposal } from './proposals.ts'
import { betterTexts } from './texts.ts'

const uniqueSkills = ({ skills }: ResumeDocument, language: Language): Proposal[] =>
  (['technical', 'soft'] as const).flatMap((kind) => {
    const before = skills[kind][language] ?? []
    const seen = new Set<string>()
    const after = before.filter((skill) => !seen.has(fold(skill)) && seen.add(fold(skill)))
    return after.length === before.length
      ? []
      : [{ path: ['skills', kind, language], before, after, reason: 'duplicate-skill' as const }]
  })

/**
 * What the rules would change in a document: form alone, no fact. Every proposal stands by itself and can be applied
 * in any order.
 */
export const proposalsByRules = (document: ResumeDocument, language: Language): Proposal[] => [
  ...tidyContact(document),
  ...newestFirst(document),
  ...oneDateFormat(document),
  ...betterTexts(document, language),
  ...uniqueSkills(document, language),
]
