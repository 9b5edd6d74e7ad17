import { fold } from '../../lexicon/fold.ts'

/** Names and abbreviations of the months in Spanish, English, Portuguese, Catalan, Galician, French, German and Italian, folded. */
const MONTHS: readonly string[] = [
  'jan(?:uary|eiro|vier|v|uar)?|ene(?:ro)?|gen(?:er|naio)?|xan(?:eiro)?|janner|en(?=\\.\\s?\\d)',
  'feb(?:ruary|rero|rer|reiro|ruar|r|braio)?|fev(?:ereiro|rier|r)?',
  'mar(?:ch|zo|co|c|s|z)|(?<!\\bdel\\s)mar|maerz|mrz|mzo',
  'apr(?:ile?)?|abr(?:il)?|avr(?:il)?',
  'mayo?|mai[og]?|mag(?:gio)?|my(?=\\.\\s?\\d)',
  'jun(?:e|io|ho|y|i)?|juin|xuno?|giu(?:gno)?',
  'jul(?:y|io|ho|iol|i)?|juil(?:let)?|xul(?:lo)?|lug(?:lio)?',
  'aug(?:ust)?|ago(?:sto?)?|agt|aout|ag(?=\\.\\s?\\d)',
  'sept?(?:ember|iembre|embre)?|sett?(?:iembre|embro|embre)?',
  'oct(?:ober|ubre|obre)?|out(?:ubro)?|okt(?:ober)?|ott(?:obre)?',
  'nov(?:ember|iembre|embro|embre)?',
  'dec(?:ember|embro|embre)?|dic(?:iembre|embre)?|dez(?:embro|ember)?|desembre|des(?=\\.)',
]

/** A month's name (not the sea in `Universidad del Mar, 2018`) in folded text, as alternatives of a regular expression without groups of their own. */
export const MONTH = `(?:${MONTHS.join('|')})`

/** Words for "until now" in the same languages, in folded text. */
export const PRESENT = `(?:${[
  'present[e]?|current(?:ly)?|actually|now|on-?\\s?going|today|(?:up )?(?:to|till?) date|date|in progress|(?:till |until )now|still working|continue[ds]?',
  '(?:la |a |en la )?actualidad|actual(?:mente)?|(?:a )?la fecha|(?:a dia de )?hoy(?: en dia)?|en curso|vigente|[ae]l presente|cursando|ahora|el momento|continua|act\\.',
  '(?:(?:ate )?o )?presente(?: momento)?|\\(?ate (?:o )?presente momento|(?:na )?atualidade|atual(?:mente)?|(?:o )?momento|hoje',
  "(?:l['’]\\s?)?actualitat|actualment|avui|present|cursant|(?:na )?actualidade|hoxe",
  "aujourd['’]hui|a ce jour|en cours|present|actuel(?:lement)?|ce jour",
  'heute|jetzt|laufend|aktuell',
  'attual(?:e|mente)|in corso|(?:ad )?oggi',
].join('|')})`

const MONTH_NAMES = MONTHS.map((names) => new RegExp(`^(?:${names})$`))

/** Abbreviations that are other words without their full stop. */
const SHORT_MONTHS: Readonly<Record<string, number>> = { 'en.': 1, 'my.': 5, 'ag.': 8, 'des.': 12 }

/** The number of a month's name, 1 to 12; 0 where a word is none. A full stop after it does not matter. */
export const findMonth = (word: string): number => {
  const folded = fold(word)
  const at = MONTH_NAMES.findIndex((names) => names.test(folded.replace(/\.$/, '')))
  return at + 1 || (SHORT_MONTHS[folded] ?? 0)
}
