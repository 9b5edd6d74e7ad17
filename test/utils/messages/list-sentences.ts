import { ERRORS, isErrorCode } from '#shared/errors.ts'
import { LANGUAGES, type Language } from '#shared/languages.ts'
import { findRuleMessages, getMessages } from '#shared/messages/messages.ts'
import { RULE_CODES } from '#shared/scoring/rules/index.ts'

type Params = Readonly<Record<string, string | number>>
type Texts = Readonly<Record<Language, string>>

interface Sentence {
  /** The parameters that give it, such as `lost 0, 2, 5, 21`. */
  readonly label: string
  readonly texts: Texts
}

/** All sentences of one finding, error or piece of advice. */
export interface SentenceGroup {
  readonly name: string
  readonly sentences: readonly Sentence[]
}

const COUNTS = [0, 1, 2, 5, 21] as const

/** Parameters that are counts. Limits (`max`, `min`, `megabytes`) are left out: a message has their real value. */
const COUNT_NAMES =
  'allowed amount bullets columns complete count enough entries figures forms good holes idle jobs kilobytes known listed longest margin months most named odd of pages poor read said scale scan seconds shortest size smallest largest soft terms times told used width height words with fewest end percent ratio'.split(
    ' ',
  )

const TEXTS: Params = {
  name: 'Ana Vidal',
  email: 'ana@example.com',
  phone: '+34 600 000 000',
  location: 'Bilbao',
  title: 'Data analyst',
  position: 'Accountant',
  word: 'Managed',
  list: 'a, b',
  sample: 'X, Y',
  section: 'Skills',
  missing: 'education skills',
  kinds: 'birth document',
  divided: 'photo',
  open: 'length',
  source: 'example source',
  country: 'ES',
  path: 'email',
  line: 3,
  column: 7,
  of: 34,
  enough: 7,
  listed: 34,
  soft: 34,
  shortest: 8,
  longest: 30,
  fewest: 40,
  most: 80,
  smallest: 9,
  largest: 12.5,
}

/** Texts that a person writes in the language of the resume. */
const SPANISH_TEXTS: Params = {
  title: 'Analista de datos',
  position: 'Contable',
  word: 'Gestioné',
  section: 'Habilidades',
  source: 'fuente de ejemplo',
}

/** Parameters of a rule under which it words its sentence differently; each is shown with every count. */
const VARIANTS: Readonly<Record<string, readonly Params[]>> = {
  'bullets-action': [{}, { of: 0 }, { of: 1 }],
  'bullets-enough': [{ jobs: 34 }, { jobs: 0 }, { jobs: 1 }],
  'bullets-quantified': [{}, { of: 0 }, { of: 1 }],
  'contact-email': [{}, { email: '' }, { linked: 1 }],
  'contact-location': [{}, { location: '' }],
  'contact-phone': [
    {},
    { phone: '' },
    { phone: '', country: 'CO' },
    { phone: '', country: 'US' },
    { phone: '', linked: 1 },
  ],
  'country-advice': [{}, { country: 'unknown' }, { divided: '' }, { open: '', country: 'CO' }],
  'daily-limit': [{}, { max: 1 }, { max: 10 }],
  'dates-readable': [{}, { of: 0 }, { of: 1 }],
  density: [{}, { ratio: 1.05 }],
  'education-field': [{}, { of: 0 }],
  'experience-complete': [{ jobs: 34 }, { jobs: 0 }, { jobs: 1 }],
  'experience-present': [{ country: 'CO' }],
  'file-labels': [{ of: 2 }],
  'file-size': [{}, { kilobytes: 2_345 }, { kilobytes: 12_345 }],
  'invalid-document': [{}, { path: '' }],
  'invalid-json': [{}, { line: 0 }],
  'invalid-request': [{}, { path: '' }],
  'list-form': [{}, { of: 0 }],
  'low-contrast': [{ ratio: 3.2 }],
  margins: [{ good: 34 }],
  'page-count': [
    { allowed: 2 },
    { allowed: 1 },
    { country: 'unknown' },
    { allowed: 2, country: 'UK' },
    { allowed: 2, country: 'CO' },
  ],
  'personal-data': [{}, { country: 'unknown' }, { country: 'UK' }, { country: 'CL' }, { country: 'CO' }],
  'fonts-few': [{ most: 2 }],
  'sizes-few': [{ most: 4 }],
  'skills-stuffing': [{}, { word: '', most: 30, listed: 62 }],
  duties: [{}, { sample: '' }],
  'skills-used': [{}, { listed: 0 }, { sample: '' }],
  'text-layer': [{}, { scan: 0 }],
  'title-present': [{}, { title: '' }],
  'word-count': [{ fewest: 110 }, { fewest: 0, most: 900, words: 1_234 }],
  'work-substance': [{ enough: 0 }, { enough: 0, of: 1 }, { of: 0 }, { amount: 0, of: 1 }, { amount: 0 }, { poor: 0 }],
}

const withCounts = (count: number, language: Language): Params => ({
  ...Object.fromEntries(COUNT_NAMES.map((n) => [n, count])),
  ...TEXTS,
  ...(language === 'es' && SPANISH_TEXTS),
})

const inLanguages = (write: (language: Language) => string): Texts => {
  const [es, en] = LANGUAGES.map(write)
  return { es: es ?? '', en: en ?? '' }
}

/** One sentence for each different text, labelled with the counts that give it. */
const listVariants = (
  code: string,
  kind: string,
  write: (language: Language, params: Params) => string,
): Sentence[] => {
  const byText = new Map<string, Sentence>()
  const variants = VARIANTS[code] ?? [{}]
  const [first = {}] = variants
  const estimated: readonly Params[] = kind === 'with' ? [] : [{ ...first, estimated: 1 }]
  for (const variant of [...(kind === 'gained' ? [first] : variants), ...estimated]) {
    const names = Object.entries(variant).map(([name, value]) => `${name} ${value === '' ? 'none' : value}`)
    const prefix = `${[kind, ...names].join(', ')}:`
    const total = Number(variant['of'] ?? variant['jobs'] ?? variant['listed'] ?? 34)
    for (const count of COUNTS.filter((c) => c <= total)) {
      const texts = inLanguages((language) => write(language, { ...withCounts(count, language), ...variant }))
      const same = byText.get(texts.en + texts.es)
      if (!same) byText.set(texts.en + texts.es, { label: `${prefix} ${count}`, texts })
      else if (same.label.startsWith(prefix))
        byText.set(texts.en + texts.es, { label: `${same.label}, ${count}`, texts })
    }
  }
  return [...byText.values()]
}

const listFinding = (code: string): SentenceGroup => {
  const find = (language: Language) => {
    const messages = findRuleMessages(code, language)
    if (!messages) throw new Error(`${code} has no messages`)
    return messages
  }
  return {
    name: `Finding ${code}`,
    sentences: [
      { label: 'title', texts: inLanguages((language) => find(language).title) },
      ...listVariants(code, 'gained', (language, params) => find(language).gained(params)),
      ...listVariants(code, 'lost', (language, params) => find(language).lost(params)),
    ],
  }
}

const listAdvice = (): SentenceGroup[] => {
  const advice = (language: Language) => getMessages(language).advice
  const group = (name: string, pick: (language: Language) => Readonly<Record<string, string>>): SentenceGroup => ({
    name,
    sentences: Object.keys(pick('en')).map((label) => ({
      label,
      texts: inLanguages((language) => pick(language)[label] ?? ''),
    })),
  })
  return [
    group('Advice notes', (language) => advice(language).notes),
    group('Advice questions', (language) => advice(language).questions),
    group('Advice reasons', (language) => advice(language).reasons),
    group('Advice bands and categories', (language) => ({ ...advice(language).bands, ...advice(language).categories })),
    group('Advice other', (language) => ({
      'from rules': advice(language).fromRules,
      'improve failed': advice(language).improveFailed,
      limit: advice(language).limit(findRuleMessages('contact-email', language)?.title ?? '', 60),
    })),
  ]
}

const listError = (code: string): SentenceGroup => ({
  name: `Error ${code}`,
  sentences: isErrorCode(code)
    ? listVariants(code, 'with', (language, params) => getMessages(language).errors[code](params))
    : [],
})

/** Every sentence of findings, advice and errors in both languages, with the counts 0, 1, 2, 5 and 21. */
export const listSentences = (): SentenceGroup[] => [
  ...RULE_CODES.map(listFinding),
  ...listAdvice(),
  ...Object.keys(ERRORS).map(listError),
]
