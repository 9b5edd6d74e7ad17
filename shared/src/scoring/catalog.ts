import type { Rule } from './rule.ts'
import type { RuleCode } from './rule-codes.ts'
import { cleanCharacters } from './rules/ats/clean-characters.ts'
import { columns } from './rules/ats/columns.ts'
import { contactEmail } from './rules/ats/contact-email.ts'
import { contactInBody } from './rules/ats/contact-in-body.ts'
import { contactLinks } from './rules/ats/contact-links.ts'
import { contactLocation } from './rules/ats/contact-location.ts'
import { contactName } from './rules/ats/contact-name.ts'
import { contactPhone } from './rules/ats/contact-phone.ts'
import { datesReadable } from './rules/ats/dates-readable.ts'
import { emailProfessional } from './rules/ats/email-professional.ts'
import { fileLabels } from './rules/ats/file-labels.ts'
import { fileOpen } from './rules/ats/file-open.ts'
import { hiddenText } from './rules/ats/hidden-text.ts'
import { linksValid } from './rules/ats/links-valid.ts'
import { machineText } from './rules/ats/machine-text.ts'
import { personalData } from './rules/ats/personal-data.ts'
import { pictures } from './rules/ats/pictures.ts'
import { readingOrder } from './rules/ats/reading-order.ts'
import { rotatedText } from './rules/ats/rotated-text.ts'
import { sectionsNamed } from './rules/ats/sections-named.ts'
import { sectionsPresent } from './rules/ats/sections-present.ts'
import { splitAccents } from './rules/ats/split-accents.ts'
import { tables } from './rules/ats/tables.ts'
import { textInImages } from './rules/ats/text-in-images.ts'
import { textLayer } from './rules/ats/text-layer.ts'
import { tinyText } from './rules/ats/tiny-text.ts'
import { trackedText } from './rules/ats/tracked-text.ts'
import { bulletsAction } from './rules/content/bullets-action.ts'
import { bulletsEnough } from './rules/content/bullets-enough.ts'
import { bulletsLength } from './rules/content/bullets-length.ts'
import { bulletsQuantified } from './rules/content/bullets-quantified.ts'
import { cliches } from './rules/content/cliches.ts'
import { datesFuture } from './rules/content/dates-future.ts'
import { datesGaps } from './rules/content/dates-gaps.ts'
import { datesOrder } from './rules/content/dates-order.ts'
import { duties } from './rules/content/duties.ts'
import { educationPresent } from './rules/content/education-present.ts'
import { experienceComplete } from './rules/content/experience-complete.ts'
import { experiencePresent } from './rules/content/experience-present.ts'
import { firstPerson } from './rules/content/first-person.ts'
import { outdatedLines } from './rules/content/outdated-lines.ts'
import { placeholders } from './rules/content/placeholders.ts'
import { repetition } from './rules/content/repetition.ts'
import { slips } from './rules/content/slips.ts'
import { summary } from './rules/content/summary.ts'
import { summarySpecific } from './rules/content/summary-specific.ts'
import { tense } from './rules/content/tense.ts'
import { bulletMarks } from './rules/format/bullet-marks.ts'
import { chronology } from './rules/format/chronology.ts'
import { contrast } from './rules/format/contrast.ts'
import { datesOneFormat } from './rules/format/dates-one-format.ts'
import { density } from './rules/format/density.ts'
import { fileSize } from './rules/format/file-size.ts'
import { fontSize } from './rules/format/font-size.ts'
import { fontsFew } from './rules/format/fonts-few.ts'
import { headingStyle } from './rules/format/heading-style.ts'
import { lastPage } from './rules/format/last-page.ts'
import { listForm } from './rules/format/list-form.ts'
import { margins } from './rules/format/margins.ts'
import { pageCount } from './rules/format/page-count.ts'
import { pageSize } from './rules/format/page-size.ts'
import { paragraphLength } from './rules/format/paragraph-length.ts'
import { sectionOrder } from './rules/format/section-order.ts'
import { shouting } from './rules/format/shouting.ts'
import { sizesFew } from './rules/format/sizes-few.ts'
import { wordCount } from './rules/format/word-count.ts'
import { certificationsNamed } from './rules/keywords/certifications-named.ts'
import { educationField } from './rules/keywords/education-field.ts'
import { jobPreferred } from './rules/keywords/job-preferred.ts'
import { jobRequired } from './rules/keywords/job-required.ts'
import { jobTitle } from './rules/keywords/job-title.ts'
import { languagesLevel } from './rules/keywords/languages-level.ts'
import { skillsBreadth } from './rules/keywords/skills-breadth.ts'
import { skillsListed } from './rules/keywords/skills-listed.ts'
import { skillsNamed } from './rules/keywords/skills-named.ts'
import { skillsStuffing } from './rules/keywords/skills-stuffing.ts'
import { skillsUsed } from './rules/keywords/skills-used.ts'
import { softSkills } from './rules/keywords/soft-skills.ts'
import { specificTermsRule } from './rules/keywords/specific-terms.ts'
import { summaryKeywords } from './rules/keywords/summary-keywords.ts'
import { titleMatches } from './rules/keywords/title-matches.ts'
import { titlePresent } from './rules/keywords/title-present.ts'

/** Every rule by its code: a missing one does not compile. */
export const RULES = {
  'experience-present': experiencePresent,
  'experience-complete': experienceComplete,
  'bullets-enough': bulletsEnough,
  'bullets-quantified': bulletsQuantified,
  'bullets-action': bulletsAction,
  'bullets-length': bulletsLength,
  duties,
  'first-person': firstPerson,
  tense,
  repetition,
  cliches,
  slips,
  placeholders,
  summary,
  'summary-specific': summarySpecific,
  'education-present': educationPresent,
  'dates-gaps': datesGaps,
  'dates-order': datesOrder,
  'dates-future': datesFuture,
  'outdated-lines': outdatedLines,
  'job-required': jobRequired,
  'job-preferred': jobPreferred,
  'job-title': jobTitle,
  'title-present': titlePresent,
  'title-matches': titleMatches,
  'skills-listed': skillsListed,
  'skills-used': skillsUsed,
  'skills-breadth': skillsBreadth,
  'skills-named': skillsNamed,
  'skills-stuffing': skillsStuffing,
  'soft-skills': softSkills,
  'specific-terms': specificTermsRule,
  'summary-keywords': summaryKeywords,
  'education-field': educationField,
  'languages-level': languagesLevel,
  'certifications-named': certificationsNamed,
  'page-count': pageCount,
  'word-count': wordCount,
  'dates-one-format': datesOneFormat,
  chronology,
  'section-order': sectionOrder,
  'list-form': listForm,
  'paragraph-length': paragraphLength,
  'font-size': fontSize,
  'sizes-few': sizesFew,
  'fonts-few': fontsFew,
  'heading-style': headingStyle,
  margins,
  density,
  'last-page': lastPage,
  contrast,
  'bullet-marks': bulletMarks,
  shouting,
  'page-size': pageSize,
  'file-size': fileSize,
  'text-layer': textLayer,
  'clean-characters': cleanCharacters,
  'reading-order': readingOrder,
  columns,
  tables,
  'text-in-images': textInImages,
  pictures,
  'hidden-text': hiddenText,
  'machine-text': machineText,
  'tiny-text': tinyText,
  'tracked-text': trackedText,
  'split-accents': splitAccents,
  'rotated-text': rotatedText,
  'contact-name': contactName,
  'contact-email': contactEmail,
  'contact-phone': contactPhone,
  'contact-location': contactLocation,
  'contact-links': contactLinks,
  'contact-in-body': contactInBody,
  'email-professional': emailProfessional,
  'links-valid': linksValid,
  'sections-present': sectionsPresent,
  'sections-named': sectionsNamed,
  'dates-readable': datesReadable,
  'personal-data': personalData,
  'file-open': fileOpen,
  'file-labels': fileLabels,
} as const satisfies Record<RuleCode, Rule>
