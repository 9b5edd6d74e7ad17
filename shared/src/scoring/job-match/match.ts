import type { Context } from '../context/context.ts'
import type { JobMatch } from '../results.ts'
import { readAdvertisement } from './advertisement.ts'
import type { Term } from './terms.ts'
import { searchable } from './tokens.ts'

interface Tally {
  /** Terms that a bullet, a position, the title, a study, a language or a certificate shows. */
  readonly shown: number
  /** Terms that stand in the list of skills alone. */
  readonly listed: number
  readonly missing: readonly string[]
}

export interface Match extends JobMatch {
  readonly title: string
  readonly tally: { readonly required: Tally; readonly preferred: Tally }
}

/** Compares a job advertisement with a CV: what it asks for, and where the CV has it. */
export const matchJob = (job: string, context: Omit<Context, 'match'>): Match => {
  const { title, required, preferred } = readAdvertisement(job)
  const { content, statements, text } = context
  const { personalInfo, sections } = content
  const holds = (haystack: string, term: Term) => haystack.includes(` ${term.key} `)
  const shown = searchable(
    [
      personalInfo.title,
      ...statements.map((s) => s.text),
      ...(sections.experience ?? []).map((e) => e.position),
      ...(sections.projects ?? []).map((p) => p.name),
      ...(sections.education ?? []).map((e) => `${e.degree} ${e.field}`),
      // Facts by themselves: no bullet has to prove a language or a certificate.
      ...(sections.skills?.languages ?? []).map((l) => `${l.language} ${l.detail ?? ''}`),
      ...(sections.certifications ?? []).map((c) => c.name),
    ].join(' \n '),
  )
  const list = searchable([...(sections.skills?.technical ?? []), ...(sections.skills?.soft ?? [])].join(' , '))
  const whole = searchable(text)

  const place = (term: Term) =>
    holds(shown, term) ? 'shown' : holds(list, term) ? 'listed' : holds(whole, term) ? 'elsewhere' : 'missing'
  const all = [...required, ...preferred].map((term) => ({ term, at: place(term) }))
  const names = (...at: string[]) => all.filter((t) => at.includes(t.at)).map((t) => t.term.name)
  const tally = (terms: readonly Term[]): Tally => {
    const at = terms.map(place)
    return {
      shown: at.filter((a) => a === 'shown').length,
      listed: at.filter((a) => a === 'listed').length,
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
    tally: { required: tally(required), preferred: tally(preferred) },
  }
}
