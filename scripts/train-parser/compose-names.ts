import { ROLE_ADJECTIVES, ROLE_NOUNS } from '#shared/parser/lexicon/entry-words.ts'
import { pick } from '../utils/random.ts'
import * as en from './data/words-en.ts'
import * as es from './data/words-es.ts'
import type { Lists } from './sources.ts'

/** The parser's own words for what people do. */
const ROLE_LEXICON = [...ROLE_NOUNS].filter((noun) => noun.length > 3 && !ROLE_ADJECTIVES.has(noun))

export type Random = () => number
/** Composes a text from random words. */
export type Compose = (random: Random, lists: Lists) => string

export const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
export const maybe = (random: Random, chance: number, text: string): string => (random() < chance ? text : '')
/** One of several ways to compose, each as likely as its weight. */
export const oneOf = (random: Random, ways: readonly (readonly [weight: number, compose: () => string])[]): string => {
  let left = random() * ways.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, compose] of ways) {
    left -= weight
    if (left < 0) return compose()
  }
  return ''
}

const brand = (random: Random, lists: Lists): string => {
  const syllables =
    'ba be bi bo ca ce co cu da de di do fa fe go ga gra in ka ki la le li lo lu ma me mi mo na ne ni no nor or pa pe pi po pro qui ra re ri ro sa se si so su ta te ti to tra tri ul va ve vi vo xi ya za zen tech net data eco bio agro medi info inter max plus star sol mar alta luz via uni'.split(
      ' ',
    )
  return oneOf(random, [
    [4, () => pick(random, lists.lastNames)],
    [2, () => pick(random, lists.companies)],
    [
      2,
      () => upperFirst(pick(random, syllables) + pick(random, syllables) + maybe(random, 0.5, pick(random, syllables))),
    ],
    [
      1,
      () =>
        upperFirst(pick(random, syllables) + pick(random, syllables)) +
        upperFirst(pick(random, syllables) + pick(random, syllables)),
    ],
    [1, () => pick(random, lists.cities)],
    [
      0.6,
      () => (pick(random, syllables) + pick(random, syllables)).slice(0, 2 + Math.floor(random() * 3)).toUpperCase(),
    ],
  ])
}

export const titleEs: Compose = (random) => {
  const role = pick(random, es.ROLES_ES)
  const field = pick(random, es.FIELDS_ES)
  const adjective = pick(random, es.ROLE_ADJECTIVES_ES)
  return oneOf(random, [
    [3, () => role],
    [0.7, () => pick(random, ROLE_LEXICON)],
    [0.5, () => pick(random, es.CRAFTS_ES)],
    [5, () => `${role} de ${field}`],
    [3, () => `${role} ${adjective}`],
    [1, () => `${role} ${adjective} de ${field}`],
    [1, () => `${role} en ${field}`],
    [0.6, () => `${role} ${field}`],
    [0.6, () => `${role} / ${pick(random, es.ROLES_ES)}`],
    [0.6, () => `${role} y ${pick(random, es.ROLES_ES)} de ${field}`],
    [0.5, () => `${role} (${pick(random, ['prácticas', 'becario', 'medio tiempo', 'tiempo parcial', field])})`],
    [0.5, () => `${role} - ${field}`],
    [0.4, () => `${role}, ${field}`],
    [0.4, () => `${role.replace(/o$/, 'o/a').replace(/or$/, 'or/a')} de ${field}`],
    [
      0.5,
      () =>
        `${pick(random, ['prácticas de', 'prácticas en', 'práctica profesional en', 'pasantía en', 'becario en', 'prácticas como'])} ${field}`,
    ],
  ])
}

export const titleEn: Compose = (random, lists) => {
  const role = pick(random, en.ROLES_EN)
  const field = pick(random, en.FIELDS_EN)
  const grade = pick(random, en.GRADES_EN)
  return oneOf(random, [
    [2, () => role],
    [0.7, () => pick(random, ROLE_LEXICON)],
    [0.5, () => pick(random, en.CRAFTS_EN)],
    [6, () => `${field} ${role}`],
    [2, () => `${grade} ${role}`],
    [3, () => `${grade} ${field} ${role}`],
    [1, () => `${role} of ${field}`],
    [0.6, () => `${role}, ${field}`],
    [
      0.5,
      () =>
        `${field} ${role} ${pick(random, ['I', 'II', 'III', 'intern', '(part-time)', '(internship)', '(contract)'])}`,
    ],
    [0.5, () => `${field} ${role} / ${pick(random, en.FIELDS_EN)} ${pick(random, en.ROLES_EN)}`],
    [0.5, () => `${role} - ${field}`],
    [0.4, () => `${role} & ${pick(random, en.ROLES_EN)}`],
    [0.3, () => `${field} & ${pick(random, en.FIELDS_EN)} ${role}`],
    [2, () => pick(random, lists.professions)],
  ])
}

export const organization: Compose = (random, lists) => {
  const name = brand(random, lists)
  const city = pick(random, lists.cities)
  return oneOf(random, [
    [4, () => name],
    [2, () => `${name} ${brand(random, lists)}`],
    [4, () => `${name} ${pick(random, en.ORG_TAILS_EN)}`],
    [1, () => `${name} ${pick(random, en.ORG_TAILS_EN)} ${pick(random, en.ORG_TAILS_EN)}`],
    [4, () => `${pick(random, es.ORG_HEADS_ES)} ${name}`],
    [1, () => `${pick(random, es.ORG_HEADS_ES)} ${pick(random, ['de', 'del', 'la', 'el', 'San', 'Santa'])} ${name}`],
    [2, () => `${pick(random, es.ORG_HEADS_ES)} ${city}`],
    [3, () => `${name} ${pick(random, es.ORG_TAILS_ES)}`],
    [1, () => `${pick(random, es.ORG_HEADS_ES)} ${name} ${pick(random, es.ORG_TAILS_ES)}`],
    [1, () => `${pick(random, en.ORG_HEADS_EN)} ${city}`],
    [1, () => `${city} ${pick(random, en.ORG_TAILS_EN)}`],
    [1, () => `${name} & ${brand(random, lists)}`],
    [0.7, () => `${name} (${name.slice(0, 3).toUpperCase()})`],
    [0.5, () => `${name}.${pick(random, ['com', 'es', 'io', 'org', 'net'])}`],
    [0.6, () => `${name}, ${pick(random, ['Inc.', 'S.A.', 'LLC', 'S.L.', 'C.A.', 'Ltd.'])}`],
    [
      0.3,
      () =>
        pick(random, ['independiente', 'freelance', 'autónomo', 'por cuenta propia', 'self-employed', 'particular']),
    ],
    [0.6, () => pick(random, lists.schools)],
    [
      0.6,
      () =>
        `${pick(random, ['Departamento de', 'Department of', 'Ministerio de', 'Ministry of', 'Servicio de', 'Instituto de'])} ${upperFirst(pick(random, random() < 0.5 ? es.FIELDS_ES : en.FIELDS_EN))}`,
    ],
  ])
}

export const school: Compose = (random, lists) => {
  const city = pick(random, lists.cities)
  const name = pick(random, lists.lastNames)
  const person = `${pick(random, lists.firstNames)} ${name}`
  return oneOf(random, [
    [4, () => pick(random, lists.schools)],
    [4, () => `${pick(random, es.SCHOOL_HEADS_ES)} ${city}`],
    [3, () => `${pick(random, es.SCHOOL_HEADS_ES)} ${random() < 0.5 ? person : name}`],
    [1, () => `${pick(random, es.SCHOOL_HEADS_ES)} ${upperFirst(pick(random, es.STUDY_FIELDS_ES))}`],
    [
      0.5,
      () =>
        `${pick(random, ['Escuela', 'Escuela Técnica', 'Colegio', 'E.E.T.', 'I.E.'])} N° ${Math.floor(random() * 500)}`,
    ],
    [3, () => `${city} ${pick(random, en.SCHOOL_TAILS_EN)}`],
    [2, () => `${name} ${pick(random, en.SCHOOL_TAILS_EN)}`],
    [3, () => `${pick(random, en.SCHOOL_HEADS_EN)} ${city}`],
    [1, () => `${pick(random, en.SCHOOL_HEADS_EN)} ${city}, ${pick(random, en.SCHOOL_TAILS_EN)}`],
    [
      0.8,
      () =>
        pick(random, [
          'Coursera',
          'Udemy',
          'Platzi',
          'Coderhouse',
          'edX',
          'Codecademy',
          'freeCodeCamp',
          'SENA',
          'UNAM',
          'UNED',
          'UBA',
          'UTN',
          'MIT',
          'UCLA',
          'INACAP',
          'TECSUP',
          'SENATI',
          'Duoc UC',
          'UPV',
          'UAB',
          'UOC',
          'ESADE',
          'Open University',
          'Udacity',
        ]),
    ],
    [
      0.6,
      () =>
        `${pick(random, es.SCHOOL_HEADS_ES)} ${city} (${city.slice(0, 1)}${pick(random, ['AM', 'PM', 'NC', 'U', 'CV', 'PN'])})`,
    ],
  ])
}

export const degree: Compose = (random) =>
  oneOf(random, [
    [5, () => `${pick(random, es.DEGREE_HEADS_ES)} ${pick(random, es.STUDY_FIELDS_ES)}`],
    [2, () => pick(random, es.DEGREES_ES)],
    [1, () => pick(random, es.STUDY_FIELDS_ES)],
    [5, () => `${pick(random, en.DEGREE_HEADS_EN)} ${pick(random, en.STUDY_FIELDS_EN)}`],
    [2, () => pick(random, en.DEGREES_EN)],
    [1, () => pick(random, en.STUDY_FIELDS_EN)],
    [
      0.5,
      () =>
        `${pick(random, es.DEGREE_HEADS_ES)} ${pick(random, es.STUDY_FIELDS_ES)} y ${pick(random, es.STUDY_FIELDS_ES)}`,
    ],
    [
      0.5,
      () =>
        `${pick(random, en.DEGREE_HEADS_EN)} ${pick(random, en.STUDY_FIELDS_EN)} and ${pick(random, en.STUDY_FIELDS_EN)}`,
    ],
    [
      0.4,
      () =>
        `${pick(random, en.DEGREE_HEADS_EN)} ${pick(random, en.STUDY_FIELDS_EN)}, ${pick(random, ['first class honours', 'minor in', 'GPA 3.8', 'Hons'])}`,
    ],
    [
      0.4,
      () =>
        `${pick(random, es.STUDY_FIELDS_ES)} (${pick(random, ['en curso', 'grado', 'licenciatura', 'máster', 'título obtenido', 'incompleto'])})`,
    ],
  ])

const COUNTRIES =
  'España|México|Colombia|Perú|Chile|Argentina|Ecuador|Venezuela|Uruguay|Bolivia|Honduras|El Salvador|Costa Rica|Panamá|Guatemala|Paraguay|UK|USA|United Kingdom|United States|Ireland|Canada|Australia|Germany|France|Italy|Portugal|India|Spain|Mexico|Brazil|Netherlands|CA|NY|TX|MA|WA|IL|FL|PA|Andalucía|Cataluña|Galicia|Comunidad Valenciana|Jalisco|Antioquia|Lima|Buenos Aires|CDMX|Cundinamarca|Ontario|England|Scotland'.split(
    '|',
  )

export const place: Compose = (random, lists) => {
  const city = pick(random, lists.cities)
  const country = pick(random, COUNTRIES)
  return oneOf(random, [
    [4, () => city],
    [4, () => `${city}, ${country}`],
    [1, () => `${city} (${country})`],
    [0.7, () => `${city} - ${country}`],
    [0.8, () => country],
    [
      0.6,
      () =>
        pick(random, [
          'Remote',
          'Remoto',
          'Teletrabajo',
          'Híbrido',
          'Hybrid',
          `${city} (Remote)`,
          `${city}, ${country} (Híbrido)`,
          'Home office',
        ]),
    ],
    [0.5, () => `${city}, ${pick(random, lists.cities)}, ${country}`],
    [
      0.4,
      () =>
        `${pick(random, ['Calle', 'Avenida', 'Av.', 'C/', 'Carrera'])} ${pick(random, lists.lastNames)} ${Math.floor(random() * 200)}, ${city}`,
    ],
  ])
}

export const person: Compose = (random, lists) =>
  `${pick(random, lists.firstNames)} ${maybe(random, 0.3, `${pick(random, lists.firstNames)} `)}${pick(random, lists.lastNames)}${maybe(random, 0.6, ` ${pick(random, lists.lastNames)}`)}`
