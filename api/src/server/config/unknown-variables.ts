import { nodeEnvSchema } from './env.ts'

const NAMES = Object.keys(nodeEnvSchema.shape)
/** Of the services whose variables are ours. The standard ones of OpenTelemetry are many, and we read few. */
const OWN_PREFIX = /^(FIREBASE|LIBSQL|METRICS|OPENAI|STRIPE|SUPPORT)_/
/** Read by `npm run stripe:setup`. */
const OTHER_NAMES: ReadonlySet<string> = new Set(['STRIPE_BASE_URL'])
/** Shorter names are near many others: `PORT` and `SORT`. */
const MIN_NEAR_CHARS = 7
const MAX_MISSPELLINGS = 2

/** The fewest letters to add, remove or replace. */
const countMisspellings = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((row[j] ?? 0) + (letter === b[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row[b.length] ?? 0
}

const findNearest = (name: string): string | undefined =>
  NAMES.filter((known) => known.length >= MIN_NEAR_CHARS)
    .map((known) => ({ known, distance: countMisspellings(name, known) }))
    .filter(({ distance }) => distance <= MAX_MISSPELLINGS)
    .sort((a, b) => a.distance - b.distance)[0]?.known

/** A line for a name that no variable has, with the nearest one, or where the names are. */
export const describeUnknownVariable = (name: string): string => {
  const nearest = findNearest(name.toUpperCase())
  return `${name} is no variable of Faro${nearest ? `: ${nearest} is` : ' (see the README for their names)'}.`
}

/** Lines for the set variables that look like ours and are not: misspelled, or of a service of ours. */
export const describeUnknownVariables = (source: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(source)
    .filter((name) => source[name] !== '' && !NAMES.includes(name) && !OTHER_NAMES.has(name))
    .filter((name) => OWN_PREFIX.test(name) || findNearest(name.toUpperCase()) !== undefined)
    .map(describeUnknownVariable)
