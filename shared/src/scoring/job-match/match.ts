import type { ResumeContent } from '../../resume/schema/content.ts'
import type { JobMatch } from '../results.ts'
import { parseJobAd } from './job-ad.ts'
import type { Term } from './terms.ts'
import { toSearchText } from './tokens.ts'

interface TermCounts {
  /** Terms found in a statement, position, project, title, study, language or certification. */
  readonly evidenced: number
  /** Terms found only in the skill list. */
  readonly listedOnly: number
  readonly missing: readonly string[]
}

export interface JobMatchDetail extends JobMatch {
  readonly title: string
  readonly counts: { readonly required: TermCounts; readonly preferred: TermCounts }
}

interface ResumeText {
  readonly content: ResumeContent
  readonly statements: readonly { readonly text: string }[]
  /** All visible text. */
  readonly text: string
}

/** Compares a job ad (plain text) with a resume: which terms it asks for, and where the resume has them. */
export const matchJob = (job: string, { content, statements, text }: ResumeText): JobMatchDetail => {
  const { title, required, preferred } = parseJobAd(job)
  const { personalInfo, sections } = content
  const holds = (haystack: string, term: Term) => haystack.includes(` ${term.key} `)
  const shown = toSearchText(
    [
      personalInfo.title,
      ...statements.map((s) => s.text),
      ...(sections.experience ?? []).map((e) => e.position),
      ...(sections.projects ?? []).map((p) => p.name),
      ...(sections.education ?? []).map((e) => `${e.degree} ${e.field}`),
      // Languages and certifications are facts that need no statement.
      ...(sections.skills?.languages ?? []).map((l) => `${l.language} ${l.detail ?? ''}`),
      ...(sections.certifications ?? []).map((c) => c.name),
    ].join(' \n '),
  )
  const list = toSearchText([...(sections.skills?.technical ?? []), ...(sections.skills?.soft ?? [])].join(' , '))
  const whole = toSearchText(text)

  const place = (term: Term) =>
    holds(shown, term) ? 'shown' : holds(list, term) ? 'listed' : holds(whole, term) ? 'elsewhere' : 'missing'
  const all = [...required, ...preferred].map((term) => ({ term, at: place(term) }))
  const names = (...at: string[]) => all.filter((t) => at.includes(t.at)).map((t) => t.term.name)
  const tally = (terms: readonly Term[]): TermCounts => {
    const at = terms.map(place)
    return {
      evidenced: at.filter((a) => a === 'shown').length,
      listedOnly: at.filter((a) => a === 'listed').length,
      missing: terms.filter((_, i) => at[i] === 'missing').map((t) => t.name),
    }
  }
  return {
    title,
    required: required.map((t) => t.name),
    preferred: preferred.map((t) => t.name),
    found: names('shown', 'listed'),
    missing: names('missing'),
    elsewhere: names('elsewhere'),
    counts: { required: tally(required), preferred: tally(preferred) },
  }
}
