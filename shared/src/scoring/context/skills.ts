import { holds, root, searchable, tokensOf } from '../job-match/tokens.ts'

export interface Skill {
  readonly name: string
  readonly kind: 'technical' | 'soft'
  /** Whether a bullet shows it at work. */
  readonly used: boolean
}

interface Where {
  readonly plain: string
  readonly roots: ReadonlySet<string>
}

const STOP = new Set('de del la el los las y e o u en con para por a al the of and or in on for with to'.split(' '))

const where = (text: string): Where => ({ plain: searchable(text), roots: new Set(tokensOf(text).map(root)) })

/** A skill of several words is also in use when a sentence holds each of them in some form. */
const usedIn = (skill: string, whole: Where, each: readonly Where[]): boolean => {
  if (holds(whole.plain, skill)) return true
  const roots = tokensOf(skill)
    .filter((token) => !STOP.has(token))
    .map(root)
  if (roots.length < 2) return roots.length === 1 && (roots[0]?.length ?? 0) >= 5 && whole.roots.has(roots[0] ?? '')
  return roots.every((r) => whole.roots.has(r)) && each.some((s) => roots.every((r) => s.roots.has(r)))
}

/** `AWS (S3, EC2)` and `Excel – avanzado` are looked for by their names alone, any of them. */
const namesOf = (skill: string): string[] =>
  skill
    .replace(/[:–—-]\s.*$/, '')
    .split(/[()/,;]/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))

/** The listed skills, and which of them the statements show. */
export const skillsOf = (
  listed: { readonly technical: readonly string[]; readonly soft: readonly string[] },
  statements: readonly { readonly text: string }[],
): Skill[] => {
  if (listed.technical.length + listed.soft.length === 0) return []
  const whole = where(statements.map((s) => s.text).join(' \n '))
  const each = statements.map((s) => where(s.text))
  const seen = new Set<string>()
  const of = (kind: Skill['kind'], items: readonly string[]): Skill[] =>
    items.flatMap((name) => {
      const key = tokensOf(name).join(' ')
      if (!key || seen.has(key)) return []
      seen.add(key)
      return [{ name, kind, used: namesOf(name).some((n) => usedIn(n, whole, each)) }]
    })
  return [...of('technical', listed.technical), ...of('soft', listed.soft)]
}
