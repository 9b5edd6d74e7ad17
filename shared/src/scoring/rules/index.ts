import { unsafeCast } from '../../cast.ts'
import type { Category } from '../results.ts'
import type { Rule } from '../rule.ts'
import type { Subject } from '../subject.ts'
import { contactEmail } from './ats/contact/contact-email.ts'
import { contactInBody } from './ats/contact/contact-in-body.ts'
import { contactLinks } from './ats/contact/contact-links.ts'
import { contactLocation } from './ats/contact/contact-location.ts'
import { contactName } from './ats/contact/contact-name.ts'
import { contactPhone } from './ats/contact/contact-phone.ts'
import { emailProfessional } from './ats/contact/email-professional.ts'
import { linksValid } from './ats/contact/links-valid.ts'
import { personalData } from './ats/contact/personal-data.ts'
import { fileLabels } from './ats/file/file-labels.ts'
import { fileOpen } from './ats/file/file-open.ts'
import { pictures } from './ats/file/pictures.ts'
import { textInImages } from './ats/file/text-in-images.ts'
import { textLayer } from './ats/file/text-layer.ts'
import { columns } from './ats/structure/columns.ts'
import { datesReadable } from './ats/structure/dates-readable.ts'
import { readingOrder } from './ats/structure/reading-order.ts'
import { sectionsNamed } from './ats/structure/sections-named.ts'
import { sectionsPresent } from './ats/structure/sections-present.ts'
import { tables } from './ats/structure/tables.ts'
import { cleanCharacters } from './ats/text/clean-characters.ts'
import { hiddenText } from './ats/text/hidden-text.ts'
import { machineText } from './ats/text/machine-text.ts'
import { rotatedText } from './ats/text/rotated-text.ts'
import { splitAccents } from './ats/text/split-accents.ts'
import { tinyText } from './ats/text/tiny-text.ts'
import { trackedText } from './ats/text/tracked-text.ts'
import { bulletsAction } from './content/bullets-action.ts'
import { bulletsEnough } from './content/bullets-enough.ts'
import { bulletsLength } from './content/bullets-length.ts'
import { bulletsQuantified } from './content/bullets-quantified.ts'
import { cliches } from './content/cliches.ts'
import { datesFuture } from './content/dates-future.ts'
import { datesGaps } from './content/dates-gaps.ts'
import { datesOrder } from './content/dates-order.ts'
import { duties } from './content/duties.ts'
import { educationPresent } from './content/education-present.ts'
import { experienceComplete } from './content/experience-complete.ts'
import { experiencePresent } from './content/experience-present.ts'
import { firstPerson } from './content/first-person.ts'
import { outdatedLines } from './content/outdated-lines.ts'
import { placeholders } from './content/placeholders.ts'
import { repetition } from './content/repetition.ts'
import { slips } from './content/slips.ts'
import { summary } from './content/summary.ts'
import { summarySpecific } from './content/summary-specific.ts'
import { tense } from './content/tense.ts'
import { workSubstance } from './content/work-substance.ts'
import { bulletMarks } from './format/bullet-marks.ts'
import { chronology } from './format/chronology.ts'
import { contrast } from './format/contrast.ts'
import { countryAdvice } from './format/country-advice.ts'
import { datesOneFormat } from './format/dates-one-format.ts'
import { density } from './format/density.ts'
import { fileSize } from './format/file-size.ts'
import { fontSize } from './format/font-size.ts'
import { fontsFew } from './format/fonts-few.ts'
import { headingStyle } from './format/heading-style.ts'
import { lastPage } from './format/last-page.ts'
import { listForm } from './format/list-form.ts'
import { margins } from './format/margins.ts'
import { pageCount } from './format/page-count.ts'
import { pageSize } from './format/page-size.ts'
import { paragraphLength } from './format/paragraph-length.ts'
import { sectionOrder } from './format/section-order.ts'
import { shouting } from './format/shouting.ts'
import { sizesFew } from './format/sizes-few.ts'
import { wordCount } from './format/word-count.ts'
import { certificationsNamed } from './keywords/certifications-named.ts'
import { educationField } from './keywords/education-field.ts'
import { languagesLevel } from './keywords/languages-level.ts'
import { skillsListed } from './keywords/skills-listed.ts'
import { skillsNamed } from './keywords/skills-named.ts'
import { skillsStuffing } from './keywords/skills-stuffing.ts'
import { skillsUsed } from './keywords/skills-used.ts'
import { softSkills } from './keywords/soft-skills.ts'
import { specificTerms } from './keywords/specific-terms.ts'
import { summaryKeywords } from './keywords/summary-keywords.ts'
import { titleMatches } from './keywords/title-matches.ts'
import { titlePresent } from './keywords/title-present.ts'

/** Every rule, by category, in the order of the ledger. Codes are stored: retire one, never rename it. */
export const RULES = [
  experiencePresent,
  experienceComplete,
  workSubstance,
  bulletsEnough,
  bulletsQuantified,
  bulletsAction,
  bulletsLength,
  duties,
  firstPerson,
  tense,
  repetition,
  cliches,
  slips,
  placeholders,
  summary,
  summarySpecific,
  educationPresent,
  datesGaps,
  datesOrder,
  datesFuture,
  outdatedLines,

  titlePresent,
  titleMatches,
  skillsListed,
  skillsUsed,
  skillsNamed,
  skillsStuffing,
  softSkills,
  specificTerms,
  summaryKeywords,
  educationField,
  languagesLevel,
  certificationsNamed,

  pageCount,
  wordCount,
  datesOneFormat,
  chronology,
  sectionOrder,
  listForm,
  paragraphLength,
  fontSize,
  sizesFew,
  fontsFew,
  headingStyle,
  margins,
  density,
  lastPage,
  contrast,
  bulletMarks,
  shouting,
  pageSize,
  fileSize,
  countryAdvice,

  textLayer,
  cleanCharacters,
  readingOrder,
  columns,
  tables,
  textInImages,
  pictures,
  hiddenText,
  machineText,
  tinyText,
  trackedText,
  splitAccents,
  rotatedText,
  contactName,
  contactEmail,
  contactPhone,
  contactLocation,
  contactLinks,
  contactInBody,
  emailProfessional,
  linksValid,
  sectionsPresent,
  sectionsNamed,
  datesReadable,
  personalData,
  fileOpen,
  fileLabels,
] as const satisfies readonly Rule[]

type ListedRule = (typeof RULES)[number]
export type RuleCode = ListedRule['code']
/** Codes of the rules of one category. */
export type CategoryRuleCode<C extends Category> = Extract<ListedRule, { readonly category: C }>['code']

export const RULE_CODES: readonly RuleCode[] = RULES.map((rule) => rule.code)

/** Codes of the rules of a category, in the order of the ledger. */
export const listRuleCodes = <C extends Category>(category: C): CategoryRuleCode<C>[] =>
  unsafeCast<CategoryRuleCode<C>[]>(
    RULES.filter((rule) => rule.category === category).map((rule) => rule.code),
    'the filter leaves the rules of the category',
  )

/** Rule code → the part of the resume whose reading it depends on, for rules that depend on one. */
export const RULE_SUBJECTS: Readonly<Record<string, Subject>> = Object.fromEntries(
  RULES.flatMap(({ code, restsOn }: Rule) => (restsOn ? [[code, restsOn]] : [])),
)

/** Rule code → path in the flat shape of the field it is about, such as `personalInfo/title`, for rules that have one. */
export const RULE_FIELDS: Readonly<Record<string, string>> = Object.fromEntries(
  RULES.flatMap(({ code, field }: Rule) => (field ? [[code, field]] : [])),
)
