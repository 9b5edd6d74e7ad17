import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { scoreRole } from '../../../parser/lexicon/name-scores.ts'
import { cacheByText } from '../../../parser/lexicon/text-cache.ts'
import type { ResumeContent } from '../../../resume/schema/content.ts'
import { getOpening } from '../../lexicon/verb-forms.ts'
import { AD_HEADING, AD_SENTENCE } from '../../lexicon/work-substance.ts'
import { splitWords, toAlphanumeric } from '../text.ts'
import { BULLET_GLYPH } from '../work-text/statements.ts'

/** Sentences and headings of an ad in one entry from which its lines are taken for a copied ad. */
const MIN_AD_SENTENCES = 2
/** The title of an ad stands at most so many lines above its first sentence. */
const TITLE_LINES = 3
const MAX_TITLE_WORDS = 10
/** Score of a text that names a position. */
const CERTAIN_ROLE = 2

const isAdTitle = (line: string): boolean => {
  const text = line.replace(BULLET_GLYPH, '')
  const form = getOpening(text, 'es')?.form
  return (
    splitWords(text).length <= MAX_TITLE_WORDS &&
    !/:|\.\s*$/.test(text) &&
    scoreRole(text) > 0 &&
    (form === undefined || form === 'noun')
  )
}

const countAdSentences = cacheByText(
  (line): number =>
    line.split(/[.;!?]\s/).filter((sentence) => {
      const plain = normalizeText(sentence).replace(/^[^\p{L}]+/u, '')
      return AD_HEADING.test(plain) || AD_SENTENCE.test(plain)
    }).length,
)

/** Index of the first line of a copied job ad; the number of lines where there is none. */
const findAdStart = (lines: readonly string[]): number => {
  const counts = lines.map(countAdSentences)
  if (counts.reduce((sum, count) => sum + count, 0) < MIN_AD_SENTENCES) return lines.length
  const first = counts.findIndex((count) => count > 0)
  // A sentence that names the position itself has its title just above it, if at all.
  const reach = scoreRole(lines[first] ?? '') >= CERTAIN_ROLE ? 1 : TITLE_LINES
  const above = lines
    .slice(Math.max(0, first - reach), first)
    .reverse()
    .findIndex(isAdTitle)
  return first - 1 - above
}

/** A resume without the job ads that were copied into its entries, and the lines of these. */
export const removeCopiedAds = (content: ResumeContent): { content: ResumeContent; removed: readonly string[] } => {
  const removed: string[] = []
  const cut = (lines: readonly string[]): string[] => {
    const start = findAdStart(lines)
    removed.push(...lines.slice(start))
    return lines.slice(0, start)
  }
  const cutText = (text: string): string => cut(text.split('\n')).join('\n')
  const { experience, projects, volunteer } = content.sections
  const sections = {
    ...content.sections,
    ...(experience && {
      experience: experience.map((job) => ({
        ...job,
        description: cutText(job.description),
        ...(job.achievements && { achievements: cut(job.achievements) }),
      })),
    }),
    ...(projects && { projects: projects.map((p) => ({ ...p, description: cutText(p.description) })) }),
    ...(volunteer && { volunteer: volunteer.map((v) => ({ ...v, description: cutText(v.description) })) }),
  }
  return removed.length === 0 ? { content, removed } : { content: { ...content, sections }, removed }
}

/** A shorter line of the page may stand there for itself. */
const MIN_PART_CHARS = 20

/** Creates a test whether a line of the page belongs to removed lines, which may be wrapped otherwise there. */
export const createAdLineTest = (removed: readonly string[]): ((line: string) => boolean) => {
  if (removed.length === 0) return () => false
  const plainLines = new Set(removed.map(toAlphanumeric))
  const joined = [...plainLines].join('')
  return (line) => {
    const plain = toAlphanumeric(line)
    return plain !== '' && (plainLines.has(plain) || (plain.length >= MIN_PART_CHARS && joined.includes(plain)))
  }
}
