import { foldAccents } from '#shared/resume/schema/fold-accents.ts'

/** What a field can be completed with. */
export type CompletionKind = 'titles' | 'skills' | 'places'

/** Labels by kind and language: `titles es`. */
export type Completions = ReadonlyMap<string, readonly string[]>

const MIN_TYPED_CHARS = 2
const MAX_COMPLETIONS = 7

/** Reads the file of completions: one label a line below `#<kind> <language>`; other lines with `#` are comments. */
export const parseCompletions = (text: string): Completions => {
  const lists = new Map<string, string[]>()
  let list: string[] = []
  for (const line of text.split(/\r?\n/)) {
    const heading = /^#(titles|skills|places) (?:es|en)$/.exec(line)?.[0]
    if (heading) {
      list = []
      lists.set(heading.slice(1), list)
    } else if (line !== '' && !line.startsWith('#')) list.push(line.charAt(0).toUpperCase() + line.slice(1))
  }
  return lists
}

const folded = new WeakMap<readonly string[], readonly string[]>()

/** A list has thousands of labels, and each letter that is typed asks for them all. */
const getFolded = (labels: readonly string[]): readonly string[] => {
  const known = folded.get(labels) ?? labels.map(foldAccents)
  folded.set(labels, known)
  return known
}

/** The labels that begin with a typed text, then those with a word that does; the shorter first. */
export const findCompletions = (labels: readonly string[], typed: string): string[] => {
  const wanted = foldAccents(typed.trim())
  if (wanted.length < MIN_TYPED_CHARS) return []
  const texts = getFolded(labels)
  const found = labels.flatMap((label, i) => {
    const text = texts[i] ?? ''
    const rank = text.startsWith(wanted) ? 0 : text.includes(` ${wanted}`) ? 1 : -1
    return rank < 0 || text === wanted ? [] : [{ label, rank }]
  })
  return found
    .toSorted((a, b) => a.rank - b.rank || a.label.length - b.label.length)
    .slice(0, MAX_COMPLETIONS)
    .map(({ label }) => label)
}
