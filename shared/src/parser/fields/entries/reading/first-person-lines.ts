import { hasWideLeading } from '../../../lines/line-continuation.ts'
import type { ParsedLine } from '../../../lines/parsed-line.ts'

/** `I'll complete my degree in 2019`: the person speaks. */
const FIRST_PERSON = /^(?:I(?:['’](?:ll|m|ve|d))?|My|He|Soy|Estoy|Tengo|Mi)\s\p{Ll}/u

/** The lines of sentences in which the person speaks: they name no studies of their own. */
export const findFirstPersonLines = (lines: readonly ParsedLine[]): ReadonlySet<ParsedLine> => {
  const found = new Set<ParsedLine>()
  for (const [i, line] of lines.entries()) {
    const above = lines[i - 1]
    const goesOn =
      above && found.has(above) && /[\p{L},]$/u.test(above.text) && !line.bullet && line.style === above.style
    if (FIRST_PERSON.test(line.body) || (goesOn && !hasWideLeading(line))) found.add(line)
  }
  return found
}
