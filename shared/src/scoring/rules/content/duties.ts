import { toLinePrefix } from '../../context/text.ts'
import { hasWeakOpening } from '../../lexicon/verb-forms.ts'
import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/** Different openings that are named. */
const MAX_SAMPLE = 3

/** The first word, or three after a short one that says nothing alone: `Responsible`, `In charge of`. */
const OPENING = /\p{L}{1,2}\s+\p{L}+\s+\p{L}+|\p{L}[\p{L}’'-]*/u

const listOpenings = (texts: readonly string[]): string =>
  [...new Set(texts.map((text) => OPENING.exec(text)?.[0] ?? '').filter(Boolean))].slice(0, MAX_SAMPLE).join(', ')

/**
 * Statements that open with a duty ("Responsible for", "Encargado de", "Helped"), each by what it leaves untold. As many
 * empty ones as a third of the statements that tell something, and at least 3, gain nothing.
 * Source: Bock (New York Times, 2014), university resume guides (Harvard, Purdue OWL).
 */
export const duties = defineRule({
  code: 'duties',
  category: 'content',
  weight: 4,
  needs: 'text',
  restsOn: 'work',
  measure: ({ substance, told, language, runIns, quote }) => {
    const weakStatements = substance.filter(
      ({ statement: { text } }) => hasWeakOpening(text, language) && !runIns.has(toLinePrefix(text)),
    )
    const untold = weakStatements.reduce((sum, { value }) => sum + 1 - value, 0)
    if (told.length + weakStatements.length === 0) return null
    return {
      ratio: told.length === 0 ? 0 : penaltyRatio(untold, Math.max(3, told.length / 3)),
      evidence: weakStatements.map(({ statement }) => quote(statement.text, statement.path)),
      params: {
        count: weakStatements.length,
        sample: listOpenings(weakStatements.map(({ statement }) => statement.text)),
      },
    }
  },
})
