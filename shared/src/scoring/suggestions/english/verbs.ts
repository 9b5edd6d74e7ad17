import { ACTION_VERBS_EN, IRREGULAR_PAST_EN } from '../../lexicon/verbs-en.ts'

/** Verbs of trades beside the action verbs of the score. */
const WORK_VERBS =
  `answer arrange assist bake bathe bill book bottle box buy call carve change charge check clean clear coach collect cook
count cover cut decorate deliver dig dispense dispatch draw dress drill drive dust edit email enter escort examine feed file fill
fit fix fold fry garden gather glaze grade greet grill grind groom groove guard guide hand harvest help inspect iron keep knit label lay
lift list load look lubricate mail make mark massage mend milk mix mop mow nurse obtain operate order pack package paint park patrol pay
photograph pick plant plaster plough plow plumb polish pour press print process prune reap receive record refill remind repair reply
restock rewire rewrite roast sand scan schedule scrub seal sell send serve service sew sharpen ship shop sing solder sort sow
stack stitch stock store style supply support sweep tailor take tend tidy tile tow tune type unload update upholster vacuum visit wait
wash water weed weigh weld welcome wire wrap distribute photocopy describe select care complete budget rent teach speak translate
tag label log monitor audit enforce compile calculate respond conduct oversee train treat host onboard recruit hire store close sanitize disinfect proofread
place retouch launch`.split(/\s+/)

/** Base forms that this module can inflect. */
export const BASE_VERBS_EN: ReadonlySet<string> = new Set([
  ...ACTION_VERBS_EN.filter((verb) => !verb.endsWith('ssed')),
  ...WORK_VERBS,
])

const MORE_PASTS: Readonly<Record<string, string>> = {
  sweep: 'swept',
  sew: 'sewed',
  sow: 'sowed',
  mow: 'mowed',
  draw: 'drew',
  feed: 'fed',
  buy: 'bought',
  send: 'sent',
  pay: 'paid',
  lay: 'laid',
  dig: 'dug',
  grind: 'ground',
  sing: 'sang',
  fit: 'fitted',
  rewrite: 'rewrote',
  keep: 'kept',
  speak: 'spoke',
  take: 'took',
  make: 'made',
  proofread: 'proofread',
}
const PAST_OF = new Map([
  ...Object.entries(IRREGULAR_PAST_EN).map(([past, base]): [string, string] => [base, past]),
  ...Object.entries(MORE_PASTS),
])
/** A stressed last syllable of one vowel and one consonant doubles the consonant. */
const DOUBLES_CONSONANT = /(?<!qu|[aeiou])[aeiou][bdglmnprt]$|qu[aeiou][bdglmnprt]$/
const UNSTRESSED_ENDING = /(er|or|en|it|et|al|el|op|on|ot|ar|[^bl]og)$/
const STRESSED = new Set(
  'refer prefer confer infer deter transfer submit commit admit permit transmit control excel'.split(' '),
)

const isOneSyllable = (base: string): boolean => base.replace(/^qu/, 'q').match(/[aeiouy]+/g)?.length === 1

/** Simple past of a base form. */
export const toEnglishPast = (base: string): string => {
  const irregular = PAST_OF.get(base)
  if (irregular) return irregular
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  const isStressed = isOneSyllable(base) || STRESSED.has(base) || !UNSTRESSED_ENDING.test(base)
  return DOUBLES_CONSONANT.test(base) && isStressed ? `${base}${base.at(-1)}ed` : `${base}ed`
}

/** Base form of a gerund; undefined when it is no known verb. */
export const findBaseOfGerund = (gerund: string): string | undefined => {
  if (!gerund.endsWith('ing')) return undefined
  const stem = gerund.slice(0, -3)
  const candidates = [stem, `${stem}e`, stem.replace(/(\w)\1$/, '$1')]
  if (PAST_OF.has(`${stem}e`)) candidates.reverse()
  return candidates.find((candidate) => BASE_VERBS_EN.has(candidate))
}

/** Noun of action → base form, where “of” marks the object. */
export const VERB_OF_NOUN_EN: ReadonlyMap<string, string> = new Map(
  `management:manage supervision:supervise coordination:coordinate administration:administer development:develop
  design:design maintenance:maintain preparation:prepare implementation:implement organization:organize
  organisation:organise installation:install inspection:inspect translation:translate creation:create production:produce
  training:train selection:select evaluation:evaluate assessment:assess planning:plan distribution:distribute
  delivery:deliver collection:collect repair:repair construction:build review:review analysis:analyze
  recruitment:recruit editing:edit cleaning:clean assembly:assemble calibration:calibrate configuration:configure
  migration:migrate integration:integrate optimization:optimize purchase:buy sale:sell storage:store processing:process
  handling:handle monitoring:monitor operation:operate restoration:restore testing:test decoration:decorate
  negotiation:negotiate renovation:renovate upkeep:maintain`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [noun = '', verb = ''] = pair.split(':')
      return [noun, verb]
    }),
)
