import type { Country } from '../../countries.ts'
import { hasBritishUsage } from '../../resume/letter/salutation.ts'
import { capitalize } from '../../scoring/suggestions/line-text.ts'
import type { LanguageFact } from '../facts/background.ts'
import { MY_WORK } from '../facts/english-clause.ts'
import type { Workplace } from '../facts/statements.ts'
import { type Evidence, joinNames, type PhraseBook, toSentenceCase } from './phrase-book.ts'

const join = (names: readonly string[]): string => joinNames(names, () => 'and')
const at = (company: string): string => (company === '' ? '' : ` at ${company}`)

/** Titles that one person has: they go without an article. */
const UNIQUE_TITLE = /^(?:head|director|chief|vice|vp|president|ceo|cto|cfo|coo|founder|co-founder|owner)\b/i
/** Written in capitals, it is spelled: `an HR manager`, `a UX designer`. */
const SPELLED = /^[A-Z]{2,}(?![a-z])/
const SPELLED_WITH_VOWEL = /^[AEFHILMNORSX]/
const VOWEL_SOUND = /^(?!(?:one|once|euro|eu|uni|us[aeiu]|ut[ei]|ur[aoi]))(?:[aeiou]|hour|hono|heir)/i

/** The name with `a` or `an`. */
const withIndefinite = (name: string): string => {
  if (UNIQUE_TITLE.test(name)) return name
  const vowel = SPELLED.test(name) ? SPELLED_WITH_VOWEL.test(name) : VOWEL_SOUND.test(name)
  return `${vowel ? 'an' : 'a'} ${name}`
}

const toRunningTitle = (title: string): string => {
  const cased = toSentenceCase(title.trim())
  return cased === title.trim()
    ? cased
    : cased.replace(/(?<=[\s-])\p{Ll}(?=\p{Ll}{3})/gu, (letter) => letter.toUpperCase())
}

const openings: PhraseBook['openings'] = ({ title, company, referrer, country }, situation) => {
  const where = at(company)
  const role = title === '' ? 'the position you have advertised' : `the ${title} role`
  const position = title === '' ? 'the position you have advertised' : `the ${title} position`
  switch (situation) {
    case 'referral':
      return [
        `${referrer} told me about ${position}${where} and suggested that I write to you.`,
        `I am writing at the suggestion of ${referrer}, who told me about ${role}${where}.`,
      ]
    case 'change':
      return [
        `I am applying for ${role}${where}, which would be a change of field for me.`,
        `I would like to be considered for ${position}${where}. My background is in a different field, and here is what I would bring to the role.`,
      ]
    case 'first-job':
      return [
        `I am applying for ${role}${where}, which would be my first job in this field.`,
        `I would like to start my career in ${role}${where}.`,
      ]
    case 'speculative':
      return title === ''
        ? [`I am writing to ask whether you have an opening${where}, or expect to have one.`]
        : [
            `I am writing to ask whether you need ${withIndefinite(title)}${where}, now or in the coming months.`,
            `I have not seen ${withIndefinite(title)} position advertised${where}, but I would like to share my ${getResumeName(country)} in case one opens up.`,
          ]
    case 'ad':
      return [
        `I am applying for ${position}${where}.`,
        `I would like to be considered for ${role}${where}.`,
        `I have read your advertisement for ${role}${where} and would like to apply.`,
      ].slice(0, title === '' ? 2 : 3)
  }
}

const profiles: PhraseBook['profiles'] = (job, situation) => {
  const as = `as ${withIndefinite(toRunningTitle(job.position))}`
  const where = at(job.company)
  if (situation === 'change') return [`So far I have worked ${as}${where}.`]
  if (job.current && job.startYear !== '')
    return [
      `I have worked ${as}${where} since ${job.startYear}.`,
      `Since ${job.startYear}, I have worked ${as}${where}.`,
    ]
  if (job.current) return [`I currently work ${as}${where}.`]
  return [`Most recently, I worked ${as}${where}.`, `My most recent job was ${as}${where}.`]
}

const getPlace = ({ kind, company, position }: Workplace): readonly string[] => {
  if (kind === 'volunteer') return [company === '' ? 'as a volunteer' : `as a volunteer with ${company}`]
  if (kind === 'projects') return [`in my project “${company}”`]
  const as = `as ${withIndefinite(toRunningTitle(position))}`
  if (company === '') return [as]
  return position === '' ? [`at ${company}`] : [`at ${company}`, `${as} at ${company}`]
}

/** For clauses about “my work”: `verb` is what follows the subject. */
const describeWork = (verb: string, place: string, { requirement, goesOn }: Evidence): readonly string[] => {
  const work = goesOn ? 'my work there' : `my work ${place}`
  if (requirement !== '')
    return [
      `You are looking for ${requirement}: ${work} ${verb}.`,
      `The role calls for ${requirement}, and ${work} ${verb}.`,
    ]
  return [`${capitalize(work)} ${goesOn ? verb.replace(/^\p{L}+/u, 'also $&') : verb}.`]
}

const evidence: PhraseBook['evidence'] = (input) => {
  const { workplace, clause, requirement, echoes, isFirst, goesOn } = input
  const [short = '', long = short] = getPlace(workplace)
  if (clause.startsWith(`${MY_WORK} `)) return describeWork(clause.slice(MY_WORK.length + 1), short, input)
  const isJob = workplace.kind === 'experience'
  if (requirement === '')
    return goesOn
      ? [`I also ${clause}.`, `In the same role, I ${clause}.`, `While there, I ${clause}.`].slice(
          0,
          !isJob ? 1 : workplace.current ? 2 : 3,
        )
      : [`${capitalize(long)}, I ${clause}.`, `${capitalize(short)}, I ${clause}.`]
  if (echoes && goesOn) return [`You are looking for ${requirement}; in the same job, I ${clause}.`]
  if (echoes && isFirst)
    return [`To start with ${requirement}: ${short}, I ${clause}.`, `First, ${requirement}: ${short}, I ${clause}.`]
  if (echoes) return [`You are looking for ${requirement}, and here is a concrete case: ${short}, I ${clause}.`]
  if (goesOn)
    return [
      `You also mention ${requirement}: ${isJob ? 'in the same job' : 'there'}, I ${clause}.`,
      `The role calls for ${requirement} too, and there I ${clause}.`,
    ]
  return [
    `You are looking for ${requirement}: ${short}, I ${clause}.`,
    `As for ${requirement}, ${short} I ${clause}.`,
    `One example of ${requirement}: ${long}, I ${clause}.`,
    `The role calls for ${requirement}; ${short}, I ${clause}.`,
  ]
}

const PAPER_NOUN =
  /\b(?:certificate|certification|license|licence|card|ticket|award|registration|diploma|permit|course|training|accreditation)$/i
const QUALIFICATION = /^(?:NVQ|BTEC|HND|HNC|SVQ|GCSE|A-level)\b/
const nameCertificate = (name: string): string => {
  if (/\bstatus$/i.test(name)) return name
  if (!PAPER_NOUN.test(name) && !QUALIFICATION.test(name)) return `the ${name} certification`
  return withIndefinite(name.replace(/^(?:Full|Valid|Clean|Current)\b/, (word) => word.toLowerCase()))
}

const LEVELS = {
  unstated: '',
  basic: 'basic',
  intermediate: 'intermediate',
  advanced: 'advanced',
  native: 'native',
} as const
const nameLanguage = ({ name, proficiency, detail }: LanguageFact): string => {
  const level = detail || LEVELS[proficiency]
  return `${capitalize(name)}${level === '' ? '' : ` (${level})`}`
}

const getResumeName = (country: Country | undefined): string => (hasBritishUsage(country) ? 'CV' : 'resume')

const farewells: PhraseBook['farewells'] = ({ country }, situation) => {
  const resume = getResumeName(country)
  return situation === 'speculative'
    ? [
        `My ${resume} is attached. If nothing is open at the moment, I would be grateful if you kept it on file.`,
        `The attached ${resume} has the details. If you think I could be useful to you, I would be glad to talk.`,
      ]
    : [
        `My ${resume} is attached. I would welcome the chance to talk about the role in an interview.`,
        `The attached ${resume} describes these positions in detail. I would be glad to discuss any of them with you in an interview.`,
        `I have attached my ${resume}. I would like to hear more about what you need and to answer your questions.`,
      ]
}

const contacts: PhraseBook['contacts'] = ({ phone, email }, { country }) => {
  const phoneWay = phone === '' ? '' : `${hasBritishUsage(country) ? 'on' : 'at'} ${phone}`
  const ways = [phoneWay, email === '' ? '' : `at ${email}`].filter((way) => way !== '').join(' or ')
  return [`You can reach me ${ways}.`]
}

/** The sentences of English letters; spelling that differs between countries is avoided, words that do follow the country. */
export const ENGLISH_PHRASES: PhraseBook = {
  openings,
  profiles,
  coverage: (names, { country }) => [
    `Several of your requirements are already part of my background: ${join(names)}.`,
    `From your list of requirements, I bring ${join(names)}.`,
    `You are looking for ${join(names)}, among other things; you will find ${names.length === 2 ? 'both' : 'all of them'} on my ${getResumeName(country)}.`,
  ],
  leads: [
    'A few examples show this better than a list.',
    'Here is what that has meant in practice.',
    'Let me be specific.',
  ],
  evidence,
  skills: (names, inAd) =>
    inAd
      ? [
          `From your list, I am also familiar with ${join(names)}.`,
          `I am also familiar with ${join(names)}, which you mention.`,
        ]
      : [`My skills include ${join(names)}.`, `I am familiar with ${join(names)}.`],
  education: ({ name, institution, current }) => {
    const school = /^University of\b/.test(institution) ? `the ${institution}` : institution
    const from = school === '' ? '' : ` ${current ? 'at' : 'from'} ${school}`
    const degree = `${withIndefinite(name)}${from}`
    return current
      ? [`I am currently pursuing ${degree}.`]
      : [`My training includes ${degree}.`, `My education includes ${degree}.`]
  },
  certificates: (names) => {
    const list = join(names.map(nameCertificate))
    return [`I also hold ${list}.`, `I hold ${list} as well.`]
  },
  languages: (languages) => [
    `I speak ${join(languages.map(nameLanguage))}.`,
    `My languages include ${join(languages.map(nameLanguage))}.`,
  ],
  farewells,
  contacts,
  thanks: () => [
    'Thank you for your time.',
    'Thank you for your time and consideration.',
    'Thank you for reading my application.',
  ],
  subject: (title, { country }, situation) => {
    const name = toRunningTitle(title)
    if (situation === 'speculative') {
      const kind = hasBritishUsage(country) ? 'Speculative application' : 'Letter of interest'
      return name === '' ? kind : `${kind}: ${name}`
    }
    return name === '' ? 'Job application' : `Application for ${name}`
  },
  toRunningTitle,
  isOwnLanguage: ({ name }) => /^(?:english|inglés)/i.test(name),
}
