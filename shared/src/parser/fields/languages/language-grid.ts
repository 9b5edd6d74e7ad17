import { findProficiency } from '../../../resume/schema/parse-proficiency.ts'
import { namesLanguage } from '../../lexicon/language-names.ts'
import { type PLine, withText } from '../../lines/parsed-line.ts'

/** `Lengua(s) materna(s): español`, `Mother tongue(s): Portuguese`. */
const NATIVE =
  /^(?:lenguas?(?:\(s\))? maternas?(?:\(s\))?|idiomas? maternos?|mother tongues?(?:\(s\))?|native languages?)\s*:?\s*/iu
export const isMotherTongue = (text: string): boolean => NATIVE.test(text) && text.replace(NATIVE, '') !== ''

/** Other abilities that a form puts under the languages: `Competencias comunicativas: buena comunicación con familias`. */
export const isNoLanguage = (text: string): boolean => {
  if (namesLanguage(text) || isMotherTongue(text)) return false
  const [label = '', rest = ''] = text.split(/:\s*/)
  const words = (of: string) => of.split(' ').filter((word) => word !== '').length
  return words(rest) > MOST_IN_LEVEL || (words(label) >= MOST_IN_NAME && !findProficiency(text))
}

/** Words of a level at most. */
const MOST_IN_LEVEL = 4
/** From so many words on, what names no language and no level is none. */
const MOST_IN_NAME = 3

/** `Otra(s) lengua(s):`, `Other language(s):`, with nothing after it. */
const OTHERS = /^(?:otras?(?:\(s\))? lenguas?(?:\(s\))?|otros idiomas|other languages?(?:\(s\))?)\s*:?$/iu
/** What the letters and numbers of the European framework mean. */
const LEGEND = /^(?:niveles|levels)\s*:/iu
const ABILITIES =
  /\b(?:comprensi[oó]n|auditiva|lectora|expresi[oó]n|escrita|escritura|oral|producci[oó]n|interacci[oó]n|hablar|understanding|listening|reading|writing|speaking|spoken|production|interaction)(?![\p{L}])/giu
/** Levels of the European framework. */
export const CODES = /\b[ABC][12]\b/g

/**
 * The lines of a language section as `Name: level`, where it is the European form's grid: mother tongues are native,
 * the names of abilities and the legend say nothing by themselves.
 */
export const plainLanguageLines = (lines: readonly PLine[]): PLine[] =>
  lines.flatMap((line) => {
    const { body } = line
    if (LEGEND.test(body) || OTHERS.test(body)) return []
    const native = NATIVE.exec(body)?.[0]
    if (native) {
      const names = body.slice(native.length)
      return names === ''
        ? []
        : [
            withText(
              line,
              names
                .split(/\s*,\s*/)
                .map((name) => `${name} (${NATIVE_LEVEL})`)
                .join(', '),
            ),
          ]
    }
    const left = body.replace(ABILITIES, ' ').replace(/\s+/g, ' ').trim()
    if (left === body) return [line]
    return left.replace(CODES, '').replace(/[^\p{L}]/gu, '') === '' ? codesAlone(line, left) : [line]
  })

const NATIVE_LEVEL = 'Nativo'

const codesAlone = (line: PLine, left: string): PLine[] => (/\d/.test(left) ? [withText(line, left)] : [])
