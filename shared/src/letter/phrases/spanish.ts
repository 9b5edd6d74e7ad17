import type { Country } from '../../countries.ts'
import { withCompanyArticle } from '../../resume/letter/company-article.ts'
import { capitalize } from '../../scoring/suggestions/line-text.ts'
import { getArticle } from '../../scoring/suggestions/spanish/objects.ts'
import type { EducationFact, LanguageFact } from '../facts/background.ts'
import { isProperName } from '../facts/requirement-names.ts'
import type { Workplace } from '../facts/statements.ts'
import { type Evidence, joinNames, type PhraseBook, toSentenceCase } from './phrase-book.ts'

const join = (names: readonly string[]): string => joinNames(names, (last) => (/^h?[ií](?!e)/i.test(last) ? 'e' : 'y'))

const of = (title: string): string => (title === '' ? '' : ` de ${title}`)
const at = (company: string): string => (company === '' ? '' : ` en ${withCompanyArticle(company)}`)

/** “Analista de Datos” keeps its capitals; “Analista” and “Enfermera UCI” lose the first one. */
const toRunningTitle = (title: string): string => {
  const cased = toSentenceCase(title.trim())
  const [first = '', ...others] = cased.split(' ')
  const isTitleCase = others.some((word) => /^\p{Lu}\p{Ll}/u.test(word))
  return isTitleCase || !/^\p{Lu}\p{Ll}/u.test(first) ? cased : cased.charAt(0).toLowerCase() + cased.slice(1)
}

const openings: PhraseBook['openings'] = ({ title, company, referrer }, situation) => {
  const job = title === '' ? 'la vacante que han publicado' : `la vacante de ${title}`
  const post = title === '' ? 'al puesto que han publicado' : `al puesto de ${title}`
  const where = at(company)
  switch (situation) {
    case 'referral':
      return [
        `Les escribo por sugerencia de ${referrer}, que me habló de ${job}${where}.`,
        `${referrer} me habló de ${job}${where} y me sugirió que les escribiera.`,
      ]
    case 'change':
      return [
        `Me presento a ${job}${where}, que para mí sería un cambio de sector.`,
        `Quiero optar ${post}${where}. Vengo de otro sector, y les cuento qué puedo aportar desde él.`,
      ]
    case 'first-job':
      return [
        `Me presento a ${job}${where}, con la que empezaría mi vida profesional.`,
        `Quiero optar ${post}${where}; sería mi primer empleo en este sector.`,
      ]
    case 'speculative':
      return [
        `Les escribo por si tienen, o esperan tener, una vacante${of(title)}${where}.`,
        `No he visto publicada ninguna vacante${of(title)}${where}, pero quiero dejarles mis datos por si surge alguna.`,
      ]
    case 'ad':
      return [
        `Me presento a ${job}${where}.`,
        `Les escribo para optar ${post}${where}.`,
        `He leído su anuncio y quiero presentar mi candidatura ${post}${where}.`,
      ]
  }
}

const profiles: PhraseBook['profiles'] = (job, situation) => {
  const as = `como ${toRunningTitle(job.position)}`
  const where = at(job.company)
  if (situation === 'change') return [`Hasta ahora he trabajado ${as}${where}.`]
  if (job.current && job.startYear !== '')
    return [`Trabajo ${as}${where} desde ${job.startYear}.`, `Desde ${job.startYear} trabajo ${as}${where}.`]
  if (job.current) return [`Actualmente trabajo ${as}${where}.`, `Ahora trabajo ${as}${where}.`]
  return [`Mi último empleo fue ${as}${where}.`, `Vengo de trabajar ${as}${where}.`]
}

const getPlace = ({ kind, company, position }: Workplace): readonly string[] => {
  if (kind === 'volunteer') return [company === '' ? 'en mi voluntariado' : `en mi voluntariado${at(company)}`]
  if (kind === 'projects') return [`en el proyecto «${company}»`]
  const as = `como ${toRunningTitle(position)}`
  if (company === '') return [as]
  const where = at(company).trim()
  return position === '' ? [where] : [where, `${as} ${where}`]
}

const evidence: PhraseBook['evidence'] = ({ workplace, clause, requirement, echoes, isFirst, goesOn }: Evidence) => {
  const [short = '', long = short] = getPlace(workplace)
  const isJob = workplace.kind === 'experience'
  const topic = withNounArticle(requirement)
  if (requirement === '')
    return goesOn
      ? [`Además, ${clause}.`, `Allí también ${clause}.`, `En ese mismo puesto ${clause}.`].slice(0, isJob ? 3 : 1)
      : [`${capitalize(long)}, ${clause}.`, `${capitalize(short)} ${clause}.`]
  if (echoes && goesOn)
    return [`También piden ${requirement}, y puedo darles otro ejemplo de ese mismo puesto: ${clause}.`]
  if (echoes && isFirst)
    return [`Empiezo por ${topic}: ${short} ${clause}.`, `Lo primero, ${topic}: ${short} ${clause}.`].slice(
      topic === requirement && !isProperName(requirement) ? 1 : 0,
    )
  if (echoes) return [`Piden ${requirement}, y de eso puedo darles un ejemplo: ${short} ${clause}.`]
  if (goesOn)
    return [
      `También piden ${requirement}, y ahí ${clause}.`,
      `Su anuncio menciona además ${requirement}; ${isJob ? 'en ese puesto' : 'ahí'} ${clause}.`,
    ]
  return [
    `Piden ${requirement}: ${short} ${clause}.`,
    `Su anuncio menciona ${requirement}; ${long}, ${clause}.`,
    `El puesto requiere ${requirement}, y ${short} ${clause}.`,
    `Buscan experiencia en ${requirement}: ${short} ${clause}.`,
  ]
}

/** The name with its article, where its gender is certain: `la facturación`. Proper names have none. */
const withNounArticle = (name: string): string => {
  const [noun = ''] = name.split(' ')
  if (isProperName(name) || noun !== noun.toLowerCase()) return name
  const article = getArticle(noun)
  if (!noun.endsWith('s')) return article ? `${article} ${name}` : name
  const plural = getArticle(noun.replace(/ciones$/, 'ción')) ?? getArticle(noun.replace(/e?s$/, ''))
  return plural ? `${plural === 'el' ? 'los' : 'las'} ${name}` : name
}

const ARTICLES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:grado|máster|master|diploma|doctorado|posgrado|postgrado|bachillerato|curso|ciclo|título|certificado|mba)(?!\p{L})/iu,
    'el',
  ],
  [
    /^(?:técnic[oa]|profesional|ingenier[oa]|licenciad[oa]|graduad[oa]|bachiller|profesor|profesora|perito|contador|contadora)(?!\p{L})/iu,
    'el título de',
  ],
  [
    /^(?:licenciatura|diplomatura|ingeniería|maestría|especialización|especialidad|tecnicatura|carrera|formación|fp)(?!\p{L})/iu,
    'la',
  ],
]

const lowerCommon = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) && !/\s\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

const education: PhraseBook['education'] = ({ name: written, institution, current }: EducationFact) => {
  const name = toSentenceCase(written)
  const article = ARTICLES.find(([pattern]) => pattern.test(name))?.[1]
  if (!article)
    return [`Mi formación académica es la siguiente: ${name}${institution === '' ? '' : ` (${institution})`}.`]
  const degree = `${article} ${lowerCommon(name)}${institution === '' ? '' : ` (${institution})`}`
  return current ? [`Estoy cursando ${degree}.`, `Actualmente curso ${degree}.`] : [`Mi formación incluye ${degree}.`]
}

const CERTIFICATE_ARTICLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:carn[eé]t?|permiso|curso|título|certificado|diploma)(?!\p{L})/iu, 'el'],
  [/^(?:licencia|certificación|tarjeta|colegiación|acreditación|habilitación|cédula|matrícula)(?!\p{L})/iu, 'la'],
]
const nameCertificate = (written: string): string => {
  const name = toSentenceCase(written)
  const article = CERTIFICATE_ARTICLES.find(([pattern]) => pattern.test(name))?.[1]
  return article ? `${article} ${name.charAt(0).toLowerCase()}${name.slice(1)}` : `la certificación ${name}`
}

const LEVELS = {
  unstated: '',
  basic: 'nivel básico',
  intermediate: 'nivel intermedio',
  advanced: 'nivel avanzado',
  native: 'lengua materna',
} as const
const nameLanguage = ({ name, proficiency, detail }: LanguageFact): string => {
  const level = detail || LEVELS[proficiency]
  return `${name.toLowerCase()}${level === '' ? '' : ` (${level})`}`
}

const SPAIN: ReadonlySet<Country> = new Set(['ES', 'EU'])
const isAmerican = (country: Country | undefined): boolean => country !== undefined && !SPAIN.has(country)

const farewells: PhraseBook['farewells'] = (_target, situation) =>
  situation === 'speculative'
    ? [
        'Adjunto mi currículum. Si ahora no tienen vacantes, les agradecería que lo guardaran.',
        'En el currículum adjunto encontrarán los detalles. Si creen que puedo encajar, me gustaría hablar con ustedes.',
      ]
    : [
        'Adjunto mi currículum. Me gustaría hablar con ustedes del puesto en una entrevista.',
        'En el currículum adjunto encontrarán los detalles de cada puesto. Si mi perfil les interesa, con gusto los comentaré en una entrevista.',
        'Les envío también mi currículum. Me gustaría hablar con ustedes y conocer mejor lo que necesitan.',
      ]

const contacts: PhraseBook['contacts'] = ({ phone, email }, { country }) => {
  const phoneWay = phone === '' ? '' : `en el ${phone}`
  const ways = [phoneWay, email === '' ? '' : `en ${email}`].filter((way) => way !== '').join(' o ')
  return isAmerican(country)
    ? [`Quedo a su disposición ${ways}.`, `Pueden contactarme ${ways}.`]
    : [`Pueden localizarme ${ways}.`, `Estoy a su disposición ${ways}.`]
}

/** The sentences of Spanish letters, to readers addressed as `ustedes`; none says anything about the writer's gender. */
export const SPANISH_PHRASES: PhraseBook = {
  openings,
  profiles,
  coverage: (names) => [
    `Cumplo varios de los requisitos del anuncio, entre ellos ${join(names)}.`,
    `De lo que piden, mi currículum recoge ${join(names)}.`,
    `Piden, entre otras cosas, ${join(names)}; todo ello está en mi currículum.`,
  ],
  leads: ['Estos son algunos ejemplos.', 'Aquí tienen algunos ejemplos.', 'Les doy algunos ejemplos.'],
  evidence,
  skills: (names, inAd) =>
    inAd
      ? [
          `Entre lo que piden, también tengo conocimientos de ${join(names)}.`,
          `Tengo también conocimientos de ${join(names)}, que mencionan en su anuncio.`,
        ]
      : [`Tengo conocimientos de ${join(names)}.`, `Mis conocimientos abarcan ${join(names)}.`],
  education,
  certificates: (names) => {
    const list = join(names.map(nameCertificate))
    return [`Cuento también con ${list}.`, `También tengo ${list}.`]
  },
  languages: (languages) => [`Hablo ${join(languages.map(nameLanguage))}.`],
  farewells,
  contacts,
  thanks: () => ['Gracias por su tiempo.', 'Les agradezco la atención.', 'Gracias por leer mi carta.'],
  subject: (title, { country }, situation) => {
    const name = toSentenceCase(title)
    if (situation === 'speculative') return name === '' ? 'Candidatura espontánea' : `Candidatura espontánea: ${name}`
    if (name === '') return 'Carta de presentación'
    return isAmerican(country) ? `Postulación: ${name}` : `Candidatura: ${name}`
  },
  toRunningTitle,
  isOwnLanguage: ({ name }) => /^(?:español|castellano|spanish)/i.test(name),
}
