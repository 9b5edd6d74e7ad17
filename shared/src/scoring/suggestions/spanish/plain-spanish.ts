import { capitalize } from '../line-text.ts'
import { getArticle } from './objects.ts'

const QUALITY = '(?:eficiente|eficaz|efectiva|proactiva|dinámica|exitosa|satisfactoria|profesional|adecuada|correcta)'
/** Phrases that tell nothing, with what stands for them. */
const FILLERS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<!\\s)\\s+de (?:forma|manera) ${QUALITY}(?: y ${QUALITY})?(?!\\p{L})`, 'giu'), ''],
  [
    /(?<!\s)\s+en un (?:entorno|ambiente) (?:dinámico|exigente|cambiante|de alta presión|de ritmo rápido)(?!\p{L})/giu,
    '',
  ],
  [/(?<!\s)\s+con (?:gran|mucho) (?:entusiasmo|ilusión|pasión)(?!\p{L})/giu, ''],
  [/(?<!\s)\s+(?:exitosamente|satisfactoriamente|eficazmente|eficientemente)(?!\p{L})/giu, ''],
  [/(?<!\p{L})(?:con el (?:fin|objetivo|propósito) de|a fin de)(?=\s+\p{Ll}+[aeií]r(?!\p{L}))/giu, 'para'],
]

/** “facturas, albaranes, etc.” → “facturas y albaranes”. */
const dropEtcetera = (text: string): string =>
  text
    .replace(/(?:,|(?<![\s,]))\s+etc(?:étera)?\.*$/i, '')
    .replace(/^(.*\p{L}), (\p{L}[^,]*)$/su, (all, head: string, last: string) =>
      /\setc/i.test(text) && !/\sy\s/.test(all) ? `${head} ${/^h?i(?!e)/i.test(last) ? 'e' : 'y'} ${last}` : all,
    )

/** The line without phrases that tell nothing. */
export const dropFillersSpanish = (text: string): string =>
  dropEtcetera(FILLERS.reduce((line, [pattern, plain]) => line.replace(pattern, plain), text))

const ADVERB = '(?:(?:no|ya|también|además|siempre|sol[oa]|sólo|mism[oa]|personalmente|principalmente)\\s+)*'
const OBJECT_PRONOUN = '(?:(?:me|se|nos|l[oae]s?)\\s+)?'
/** First person of any tense: by its ending, or one of the irregular verbs. */
const VERB =
  '(?!como\\s)(?:\\p{L}+(?:aba|ía|é|í|o|mos)|\\p{L}*(?:hice|tuve|puse|dije|duje|traje|vine)|fui|di|vi|pude|quise|supe|estuve|anduve|soy|estoy|doy|voy|sé|he|era|iba)'
const SUBJECT = new RegExp(
  `(?<=^|,\\s|\\s[ye]\\s)(?:yo|nosotr[oa]s)\\s+(?=${ADVERB}${OBJECT_PRONOUN}${VERB}(?!\\p{L}))(?:mism[oa]s?\\s+)?`,
  'giu',
)

/** The line without subject before a verb in the first person, which tells it: “Yo preparaba menús” → “Preparaba menús”. */
export const dropSubjectSpanish = (text: string): string => capitalize(text.replace(SUBJECT, ''))

/** The line without pronouns of the first person; null when a pronoun cannot be dropped. */
export const dropFirstPersonSpanish = (text: string): string | null => {
  const line = dropSubjectSpanish(text)
  let isCertain = true
  const out = line.replace(
    /(?<!\p{L})(a |de )?(mi|mis)\s+(\p{L}+)/giu,
    (all, before: string | undefined, mine: string, noun: string) => {
      const singular = mine.toLowerCase() === 'mi'
      const article = getArticle(singular ? noun : noun.replace(/e?s$/, ''))
      const plural = article === 'el' ? 'los' : 'las'
      if (article === null || /^(cargo|parte|cuenta|vez)$/i.test(noun) || (!singular && /[^oa]s$/.test(noun))) {
        isCertain = false
        return all
      }
      const determiner = singular ? article : plural
      if (determiner === 'el' && before) return `${before.trim().toLowerCase() === 'a' ? 'al' : 'del'} ${noun}`
      return `${before ?? ''}${determiner} ${noun}`
    },
  )
  return isCertain && !/(?<!\p{L})(?:yo|conmigo)(?!\p{L})/iu.test(out) ? capitalize(out) : null
}
