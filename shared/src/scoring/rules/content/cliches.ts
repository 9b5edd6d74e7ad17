import { foldInPlace, normalizeText } from '../../../parser/lexicon/fold.ts'
import { CLICHES } from '../../lexicon/cliches.ts'
import { penaltyRatio } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

const ZERO_AT_COUNT = 6

/** What is said of a place, and of no person: `un mercado dinámico`. */
const NO_CLAIM =
  / (?:mercado|entorno|ambiente|equipo|sector|mundo|contexto|organizacion|empresa|grupo)s? dinamic[oa]s?(?= )/g
/** In a line of work, what a thing is: `entrega puntual`, `contenido dinámico`. */
const QUALITY_OF_THING = / (?!muy )\p{L}{3,30} (?:dinamic[oa]s?|puntual)(?= )/gu

/** A phrase of the list with the accents of a text, and without the word that only tells it from a noun: “dinámica”. */
const toWritten = (phrase: string, text: string): string => {
  const start = foldInPlace(text).indexOf(phrase)
  const written = start < 0 ? phrase : text.slice(start, start + phrase.length).toLowerCase()
  return written.replace(/ y$/, '')
}

/**
 * Overused phrases in the summary and the statements; 6 gain nothing.
 * Source: CareerBuilder (2014) and LinkedIn lists of overused terms.
 */
export const cliches = defineRule({
  code: 'cliches',
  category: 'content',
  weight: 3,
  needs: 'text',
  counts: ['work', 'summary'],
  measure: ({ content, statements, told, language, quote }) => {
    const softSkills = (content.sections.skills?.soft ?? []).join(', ')
    const texts = [{ text: content.sections.summary ?? '', path: 'summary' }, ...statements]
    const normalized = texts.map((t) => {
      const plain = ` ${normalizeText(t.text)
        .replace(/[,;.:!?()]+/g, ' , ')
        .replace(/[^\p{L}\p{N}',-]+/gu, ' ')} `.replace(NO_CLAIM, ' ')
      return t.path === 'summary' ? plain : plain.replace(QUALITY_OF_THING, ' ')
    })
    if (told.length === 0 && normalized[0]?.trim() === '' && softSkills === '') return null
    // `Wizard` inside a sentence is a name.
    const isName = (phrase: string, text: string) =>
      !text.includes(phrase) && text.slice(1).includes(phrase.charAt(0).toUpperCase() + phrase.slice(1))
    const matches = CLICHES[language].flatMap((phrase) =>
      texts.flatMap((t, i) =>
        normalized[i]?.includes(` ${phrase} `) && !isName(phrase, t.text) ? [{ phrase, i, ...t }] : [],
      ),
    )
    // “Ganas de aprender” is part of “con ganas de aprender”: the longer one counts.
    const found = matches.filter(
      ({ phrase, i }) => !matches.some((m) => m.i === i && m.phrase !== phrase && m.phrase.includes(phrase)),
    )
    return {
      ratio: penaltyRatio(found.length, ZERO_AT_COUNT),
      evidence: found.map((f) => quote(f.text, f.path)),
      params: {
        count: found.length,
        list: [...new Set(found.map((f) => toWritten(f.phrase, f.text)))].slice(0, 4).join(', '),
      },
    }
  },
})
