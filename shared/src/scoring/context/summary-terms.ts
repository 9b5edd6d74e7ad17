import type { ResumeContent } from '../../resume/schema/content.ts'
import { extractTermKeys } from '../job-match/terms.ts'
import { toSearchText } from '../job-match/tokens.ts'
import { listSkills } from './skills.ts'

/** Number of specialties that the summary names: terms of the lexicon, and the resume's own skills and fields of study. */
export const countSummaryTerms = ({ sections }: ResumeContent): number => {
  const { summary = '', skills, education = [] } = sections
  const keys = extractTermKeys(summary)
  const own = [...(skills?.technical ?? []), ...education.flatMap(({ degree, field }) => [degree, field])]
  const named = listSkills({ technical: own, soft: [] }, [{ text: summary }]).filter(
    ({ name, used }) => used && !keys.some((key) => toSearchText(name).includes(` ${key} `)),
  )
  return keys.length + named.length
}
