import { normalizeText } from '../../../parser/lexicon/fold.ts'
import { scoreRole } from '../../../parser/lexicon/name-scores.ts'
import { listByEnd } from '../../context/periods.ts'
import { getPlaceCountries } from '../../country/place-country.ts'
import { extractTermKeys } from '../../job-match/terms.ts'
import { tokenize, toRoot, toSearchText } from '../../job-match/tokens.ts'
import { ROLE_TRANSLATIONS } from '../../lexicon/role-translations.ts'
import { defineRule } from '../../rule.ts'

const IGNORED_WORDS = new Set('senior junior sr jr lead head the de del la of en and y a i ii iii'.split(' '))

/** Posts for learning say little about the trade. */
const TRAINEE = /\b(intern(ship)?|trainee|student|practicante|becari[oa]|pasante|practicas?|estudiante)\b/
/** How somebody works, in place of a post. */
const WORK_MODE = /^\W*(freelancer?|freelance work|self-employed|autonom[oa]|independiente|por cuenta propia)\W*$/
/** Contact data, an address or a quotation that was taken for the title, and one that goes on in the next line. */
const NO_TITLE =
  /[\d:()@“”«»]|^in\/|\b(?:cv|curr[ií]cul\w*|resume|hoja de vida)\b|^(?:resident|nationality|gender|address|name)$|(?:\s(?:y|e|o|and|or|of|de|en|in|at|&)|[|,])\s*$/i
/** `Profesor` and `Professor` share these first letters. */
const PREFIX = 5

/** A role noun; endings alone score less. */
const CERTAIN_ROLE = 2

const toRoots = (text: string): string[] =>
  tokenize(toSearchText(text))
    .filter((token) => token.length > 1 && !IGNORED_WORDS.has(token))
    .map(toRoot)

/**
 * Whether the title shares a word root with one of the last two positions, seniority words left out.
 * Source: Ladders eye-tracking study (2018).
 */
export const titleMatches = defineRule({
  code: 'title-matches',
  category: 'keywords',
  weight: 4,
  needs: 'text',
  field: 'personalInfo/title',
  restsOn: 'jobs',
  comparesWith: 'title',
  restsOnNames: true,
  measure: ({ content, periods, quote }) => {
    const title = content.personalInfo.title
    const jobs = content.sections.experience ?? []
    const positions = listByEnd(periods.jobs)
      .slice(0, 2)
      .map((i) => jobs[i]?.position ?? '')
    const recent = positions.filter(
      (position) => scoreRole(position) > 0 && !position.includes(':') && !WORK_MODE.test(normalizeText(position)),
    )
    if (
      NO_TITLE.test(title) ||
      getPlaceCountries(title).named ||
      [title, ...positions].some((text) => TRAINEE.test(normalizeText(text)))
    )
      return null
    const titleRoots = toRoots(title)
    const positionRoots = new Set(positions.flatMap(toRoots))
    const isRole = scoreRole(title) >= CERTAIN_ROLE
    // One word that names no role may be part of a quotation, or a surname such as `Herrera`.
    const isUnknown = titleRoots.length === 1 && !isRole
    if (titleRoots.length === 0 || isUnknown || recent.length === 0) return null
    const isSameRole = ROLE_TRANSLATIONS.some(
      (role) => role.test(normalizeText(title)) && recent.some((position) => role.test(normalizeText(position))),
    )
    const matches =
      isSameRole || titleRoots.some((r) => [...positionRoots].some((p) => p.slice(0, PREFIX) === r.slice(0, PREFIX)))
    // The latest position may be one that was not read.
    const isKnown = jobs.length === 1 || periods.jobs.some(({ start, end }) => start !== null || end !== null)
    // Words that name no role and no field may be a motto or a street.
    const isTrade = isRole || extractTermKeys(title).length > 0
    if (!matches && (!isKnown || !isTrade || recent[0] !== positions[0])) return null
    return {
      ratio: matches ? 1 : 0.3,
      evidence: matches ? [] : [quote(title, 'personalInfo/title')],
      params: { title: title.slice(0, 80), position: (recent[0] ?? '').slice(0, 80) },
    }
  },
})
