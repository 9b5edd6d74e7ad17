import { TEXT_KINDS, type TextKind } from '#shared/parser/text-kind/text-kind.ts'
import { SPECIFIC_TERMS } from '#shared/scoring/lexicon/terms.ts'
import { ACTION_VERBS_EN } from '#shared/scoring/lexicon/verbs-en.ts'
import { ACTION_STEMS_ES } from '#shared/scoring/lexicon/verbs-es.ts'
import { pick } from '../utils/random.ts'
import {
  type Compose,
  degree,
  maybe,
  oneOf,
  organization,
  person,
  place,
  type Random,
  school,
  titleEn,
  titleEs,
  upperFirst,
} from './compose-names.ts'
import * as en from './data/words-en.ts'
import * as es from './data/words-es.ts'
import type { Lists } from './sources.ts'

export interface Sample {
  readonly text: string
  readonly kind: TextKind
}

const skill: Compose = (random) => {
  const one = (): string =>
    pick(random, [es.SKILLS_ES, en.SKILLS_EN, SPECIFIC_TERMS][Math.floor(random() * 3)] ?? es.SKILLS_ES)
  return oneOf(random, [
    [3, one],
    [3, () => Array.from({ length: 2 + Math.floor(random() * 6) }, one).join(', ')],
    [
      1,
      () =>
        `${pick(random, ['Tecnologías', 'Technologies', 'Herramientas', 'Tools', 'Stack', 'Skills', 'Lenguajes'])}: ${Array.from({ length: 3 }, one).join(', ')}`,
    ],
    [0.5, () => `${one()} / ${one()}`],
  ])
}

const ES_ENDINGS = ['é', 'e', 'í', 'ar', 'er', 'ir', 'ando', 'iendo', 'ación', 'aba', 'ía', 'ó', 'ió', 'ado', 'ido']
const duty: Compose = (random) => {
  const end = (list: readonly string[]): string => maybe(random, 0.6, pick(random, list))
  const object = (long: readonly string[], short: readonly string[]): string =>
    pick(random, random() < 0.75 ? long : short)
  if (random() < 0.04) return `${2 + Math.floor(random() * 120)} ${pick(random, [...es.COUNTED_ES, ...en.COUNTED_EN])}`
  if (random() < 0.5) {
    const stem = pick(random, ACTION_STEMS_ES)
    const opening = oneOf(random, [
      [4, () => `${stem}${pick(random, ES_ENDINGS)}`],
      [
        2,
        () =>
          pick(random, [
            ...['mantuve', 'obtuve', 'tuve', 'hice', 'fui', 'estuve', 'di', 'produje', 'conduje', 'propuse', 'reduje'],
            'atención a',
            'elaboración de',
            'gestión de',
            'control de',
            'apoyo en',
            'responsable de',
            'encargado de',
            'encargada de',
            'manejo de',
            'desarrollo de',
            'diseño de',
            'mantenimiento de',
            'coordinación de',
            'realización de',
            'supervisión de',
            'participé en',
            'me encargué de',
            'preparación de',
            'análisis de',
            'seguimiento de',
            'creación de',
            'implementación de',
            'recepción de',
            'venta de',
            'organización de',
            'limpieza y',
            'asistencia en',
            'tareas de',
            'funciones:',
            'logros:',
            'actividades realizadas:',
            'mis funciones eran',
          ]),
      ],
    ])
    return (
      `${opening} ${object(es.OBJECTS_ES, es.FIELDS_ES)} ${end(es.ENDS_ES)}${maybe(random, 0.25, `, ${object(es.OBJECTS_ES, es.FIELDS_ES)}`)}`.trim() +
      maybe(random, 0.5, '.')
    )
  }
  const verb = pick(random, ACTION_VERBS_EN)
  const form = pick(random, [
    verb,
    `${verb.replace(/e$/, '')}ed`,
    `${verb.replace(/e$/, '')}ing`,
    'responsible for',
    'assisted with',
    'worked on',
    'in charge of',
    'helped with',
    'responsibilities:',
    'experience in',
    'participated in',
  ])
  return (
    `${form} ${object(en.OBJECTS_EN, en.FIELDS_EN)} ${end(en.ENDS_EN)}${maybe(random, 0.25, `, ${object(en.OBJECTS_EN, en.FIELDS_EN)}`)}`.trim() +
    maybe(random, 0.5, '.')
  )
}

const JOINTS = [
  ' en ',
  ' at ',
  ' en ',
  ' para ',
  ',',
  ', ',
  ', ',
  ' - ',
  ' – ',
  ' | ',
  ' · ',
  ': ',
  ' ',
  ' en ',
  ' at ',
  ' (',
  '. ',
  ' / ',
]
/** Two names of different kinds on one line, as `Camarera, Hotel Sol` or `Hotel Sol (Cuenca)`. */
const mixed: Compose = (random, lists) => {
  const isStudy = random() < 0.45
  const name = (): string => (isStudy ? degree : random() < 0.5 ? titleEs : titleEn)(random, lists)
  const body = (): string => (isStudy ? school : organization)(random, lists)
  const joint = pick(random, JOINTS)
  const [first, second] = oneOf(random, [
    [4, () => `${name()}\n${body()}`],
    [3, () => `${body()}\n${name()}`],
    [1.5, () => `${body()}\n${place(random, lists)}`],
    [1, () => `${name()}\n${place(random, lists)}`],
    [0.7, () => `${name()}\n${duty(random, lists)}`],
  ]).split('\n')
  return `${upperFirst(first ?? '')}${joint}${joint === ' ' || random() < 0.8 ? upperFirst(second ?? '') : (second ?? '')}${joint === ' (' ? ')' : ''}`
}

const COMPOSERS: Readonly<Record<TextKind, readonly Compose[]>> = {
  title: [titleEs, titleEn],
  organization: [organization],
  school: [school],
  degree: [degree],
  place: [place],
  person: [person],
  skill: [skill],
  text: [duty],
  mixed: [mixed],
}

/** Shares of the samples by kind: people and skills are rare among the lines of entries. */
const SHARES: Readonly<Record<TextKind, number>> = {
  title: 6,
  organization: 6,
  school: 3,
  degree: 4,
  place: 2.5,
  person: 1,
  skill: 2,
  text: 6,
  mixed: 7,
}

const recase = (random: Random, text: string): string => {
  const chance = random()
  if (chance < 0.2) return text.toUpperCase()
  if (chance < 0.5) return text.replace(/(?<=^|[\s(/-])\p{Ll}(?=\p{L}{3})/gu, (letter) => letter.toUpperCase())
  if (chance < 0.93) return upperFirst(text)
  return text.toLowerCase()
}

const pickKind = (at: number): TextKind => {
  let left = at
  for (const kind of TEXT_KINDS) {
    left -= SHARES[kind]
    if (left < 0) return kind
  }
  return 'text'
}

/** Composed texts with their kinds; the same for the same random numbers. */
export const composeSamples = (random: Random, lists: Lists, count: number): Sample[] => {
  const total = TEXT_KINDS.reduce((sum, kind) => sum + SHARES[kind], 0)
  return Array.from({ length: count }, () => {
    const kind = pickKind(random() * total)
    const composers = COMPOSERS[kind]
    const compose = composers[Math.floor(random() * composers.length)]
    return { kind, text: recase(random, compose?.(random, lists).replace(/\s+/g, ' ') ?? '') }
  })
}
