import type { Country } from '../../countries.ts'
import type { PersonalKind } from '../lexicon/personal-data.ts'
import type { SourceId } from './sources.ts'

/**
 * `leave-out`: the source says that it does not belong in a resume, or that employers may not ask for it; it costs points.
 * `usual`: employers ask for it. `divided`: sources or employers disagree. What is in no list has no source: like
 * `divided`, it is advice without points.
 */
type Verdict = 'leave-out' | 'usual' | 'divided'

export interface PersonalCustom {
  readonly verdict: Verdict
  readonly source: SourceId
}

/** Pages that are read, by years of work: `from` until `fromYears`, then rising in a straight line to `to` at `toYears`. */
export interface LengthCustom {
  readonly from: number
  readonly fromYears: number
  readonly to: number
  readonly toYears: number
  readonly source: SourceId
}

/** Which of jobs and studies goes first once there is experience; `either` where both orders are usual. */
interface OrderCustom {
  readonly first: 'experience' | 'either'
  readonly source: SourceId
}

export interface Customs {
  readonly personal: Readonly<Partial<Record<PersonalKind, PersonalCustom>>>
  readonly length?: LengthCustom
  readonly order?: OrderCustom
}

const leaveOut = (source: SourceId): PersonalCustom => ({ verdict: 'leave-out', source })
const usual = (source: SourceId): PersonalCustom => ({ verdict: 'usual', source })
const divided = (source: SourceId): PersonalCustom => ({ verdict: 'divided', source })
const upToPages = (pages: number, source: SourceId): LengthCustom => ({
  from: pages,
  fromYears: 0,
  to: pages,
  toYears: 0,
  source,
})

/** What is usual in the resumes of each country, with the source of each custom. Table: docs/scoring.md. */
export const CUSTOMS: Readonly<Record<Country, Customs>> = {
  ES: {
    personal: {
      photo: divided('es-espanol'),
      birth: leaveOut('es-voz'),
      age: leaveOut('es-voz'),
      marital: leaveOut('es-voz'),
      religion: leaveOut('es-ley-15-2022'),
      gender: leaveOut('es-ley-15-2022'),
    },
    length: { from: 2, fromYears: 10, to: 3, toYears: 20, source: 'es-cocemfe' },
    order: { first: 'experience', source: 'es-aulas' },
  },
  MX: {
    personal: {
      photo: divided('mx-edomex'),
      birth: divided('mx-sne'),
      age: divided('mx-sne'),
      marital: leaveOut('mx-lft'),
      religion: leaveOut('mx-lft'),
      gender: leaveOut('mx-lft'),
    },
    length: { from: 1, fromYears: 2, to: 2, toYears: 5, source: 'mx-financialred' },
    order: { first: 'experience', source: 'mx-curivue' },
  },
  AR: {
    personal: {
      photo: divided('ar-ley-6471'),
      birth: divided('ar-tn'),
      age: divided('ar-ley-6471'),
      marital: leaveOut('ar-gaceta'),
      children: leaveOut('ar-gaceta'),
      document: usual('ar-tn'),
      religion: leaveOut('ar-ley-6471'),
      gender: leaveOut('ar-ley-6471'),
    },
    length: upToPages(2, 'ar-tn'),
    order: { first: 'experience', source: 'ar-uncuyo' },
  },
  CL: {
    personal: {
      photo: divided('cl-goinglobal'),
      birth: leaveOut('cl-goinglobal'),
      age: leaveOut('cl-dt'),
      marital: leaveOut('cl-dt'),
      document: usual('cl-goinglobal'),
      religion: leaveOut('cl-dt'),
      gender: leaveOut('cl-dt'),
    },
    order: { first: 'either', source: 'cl-goinglobal' },
  },
  CO: {
    personal: { photo: divided('co-sena'), birth: divided('co-ntc'), document: divided('co-caracol') },
    length: upToPages(2, 'co-caracol'),
    order: { first: 'either', source: 'co-comfama' },
  },
  PE: {
    personal: {
      photo: divided('pe-foto'),
      age: leaveOut('pe-defensoria'),
      gender: leaveOut('pe-defensoria'),
    },
    length: upToPages(2, 'pe-comercio'),
    order: { first: 'experience', source: 'pe-cdc' },
  },
  EC: {
    personal: {
      photo: divided('ec-metro'),
      birth: divided('ec-empleos'),
      age: leaveOut('ec-mdt'),
      marital: leaveOut('ec-mdt'),
      document: usual('ec-empleos'),
      religion: leaveOut('ec-mdt'),
      gender: leaveOut('ec-mdt'),
    },
    length: upToPages(2, 'ec-gk'),
    order: { first: 'either', source: 'ec-empleos' },
  },
  US: {
    personal: {
      photo: leaveOut('us-acs'),
      birth: leaveOut('us-acs'),
      age: leaveOut('us-eeoc'),
      marital: leaveOut('us-acs'),
      children: leaveOut('us-acs'),
      document: leaveOut('us-acs'),
      religion: leaveOut('us-acs'),
      gender: leaveOut('us-acs'),
      nationality: leaveOut('us-acs'),
    },
    length: { from: 1, fromYears: 5, to: 2, toYears: 10, source: 'us-reference' },
    order: { first: 'experience', source: 'us-climb' },
  },
  UK: {
    personal: {
      photo: leaveOut('uk-wandsworth'),
      birth: leaveOut('uk-wandsworth'),
      age: leaveOut('uk-wandsworth'),
      marital: leaveOut('uk-hmrc'),
      children: leaveOut('uk-hmrc'),
      document: leaveOut('uk-wandsworth'),
      religion: leaveOut('uk-acas'),
      gender: leaveOut('uk-acas'),
      nationality: divided('uk-acas'),
    },
    length: upToPages(2, 'uk-wandsworth'),
  },
  EU: {
    personal: {},
    length: upToPages(2, 'eu-europass'),
    order: { first: 'experience', source: 'eu-europass' },
  },
  OTHER: { personal: {} },
}
