import { hasLettersOf } from '../../context/skills.ts'
import { toAlphanumeric } from '../../context/text.ts'
import { extractTermKeys } from '../../job-match/terms.ts'
import { containsTerm, toSearchText } from '../../job-match/tokens.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/** Share (0–1) of the technical skills, and number of all of them, with which a list is shown at work. */
const TARGET_SHARE = 0.4
const TARGET_COUNT = 5
/** What the share counts beside the number. */
const SHARE_WEIGHT = 10
const COUNT_WEIGHT = 8

/**
 * How far the listed skills are shown by statements: 40 % of the technical ones, and 5 of all, gain everything.
 * Source: Bock (New York Times, 2014), how recruiters search by term.
 */
export const skillsUsed = defineRule({
  code: 'skills-used',
  category: 'keywords',
  weight: SHARE_WEIGHT + COUNT_WEIGHT,
  needs: 'text',
  field: 'skills/technical',
  restsOn: 'skills',
  comparesWith: 'work',
  measure: ({ skills, content, reading, quote }) => {
    const technical = skills.filter((s) => s.kind === 'technical')
    const unused = technical.filter((s) => !s.used)
    const used = technical.length - unused.length
    // A line of tools alone shows no skill at work, but names it there: it is no example of one that is missing.
    const { experience = [], projects = [], volunteer = [] } = content.sections
    const lines = [
      ...experience.flatMap(({ achievements = [] }) => achievements),
      ...[...experience, ...projects, ...volunteer].map(({ description }) => description),
    ].join('\n')
    const work = toSearchText(lines)
    const letters = toAlphanumeric(lines)
    const unnamed = unused.filter((s) => !containsTerm(work, s.name) && !hasLettersOf(s.name, letters))
    const missing = unnamed.length > 0 ? unnamed : unused
    // A list read in pieces has names that are none; a term of the lexicon is one.
    const examples = reading.isExact('skills') ? missing : missing.filter((s) => extractTermKeys(s.name).length > 0)
    const share = technical.length === 0 ? 0 : ratioToTarget(used, technical.length, TARGET_SHARE)
    const count = ratioToTarget(skills.filter((s) => s.used).length, TARGET_COUNT)
    return {
      ratio: (share * SHARE_WEIGHT + count * COUNT_WEIGHT) / (SHARE_WEIGHT + COUNT_WEIGHT),
      evidence: examples.map((s) => quote(s.name, 'skills/technical')),
      params: {
        used,
        enough: TARGET_COUNT,
        listed: technical.length,
        unused: missing.length,
        sample: examples
          .slice(0, 4)
          .map((s) => s.name)
          .join(', ')
          .slice(0, 160),
      },
    }
  },
})
