import { normalizeText } from '../../../../parser/lexicon/fold.ts'
import {
  beheadedHeadingKind,
  headingKind,
  isComposedHeading,
  isHeadingModifier,
} from '../../../../parser/lexicon/headings.ts'
import { hasKnownPlace } from '../../../../parser/lexicon/places.ts'
import type { ResumeContent } from '../../../../resume/schema/content.ts'
import { omitLabels } from '../../../context/page-lines.ts'
import { splitWords, toAlphanumeric } from '../../../context/text.ts'
import { ratioToTarget } from '../../../ratio.ts'
import { defineRule } from '../../../rule.ts'

/** Labels of contact data look like headings in a narrow column. */
const CONTACT_LABEL =
  /^\W*(tel|phone|mobile|movil|cel|e-?mail|correo|linkedin|github|web|website|portfolio|portafolio|address|direccion|location|ubicacion|whatsapp|instagram)/
/** The label of a row and its value: `LEVEL COMPLETED Secondary`. */
const LABEL_WITH_VALUE = /^\p{Lu}{3,}(?: \p{Lu}{2,}){0,3} \p{Lu}\p{Ll}/u
/** Rules of dots or dashes beside a heading. */
const FILLER = /(?<![\s·.•_–—-])[\s·.•_–—-]+$/u

/** Lines of a form at the end of a page, and personal data in a table: `Place:`, `Marital Status Single`. */
const FORM_LINE =
  /^(place|date|signature|lugar|fecha|firma|yours .*|declaration|declaracion|project title|company|empresa)\b|\b(marital status|nationality|religion|gender|sex|driving licen[cs]e|estado civil|nacionalidad|passport|visa)\b/

/** Whether a parser may know a heading, alone or as the end of the one above it. */
const isKnownHeading = (text: string, above = ''): boolean =>
  headingKind(text) !== undefined ||
  isComposedHeading(text) ||
  beheadedHeadingKind(text) !== undefined ||
  (isHeadingModifier(text) && (headingKind(above) !== undefined || isComposedHeading(above)))

/** Names of entries, which often look like headings. */
const listEntryNames = ({ personalInfo, sections }: ResumeContent): ReadonlySet<string> =>
  new Set(
    [
      personalInfo.fullName,
      personalInfo.title,
      ...(sections.experience ?? []).flatMap((e) => [e.company, e.position]),
      ...(sections.education ?? []).flatMap((e) => [e.institution, e.degree, e.field]),
      ...[...(sections.projects ?? []), ...(sections.certifications ?? [])].map(({ name }) => name),
      ...(sections.awards ?? []).map(({ title }) => title),
      ...(sections.volunteer ?? []).flatMap((v) => [v.organization, v.role]),
    ]
      .map(toAlphanumeric)
      .filter((name) => name !== ''),
  )

/** Lines of one title lie within this distance of each other, in font sizes. */
const MAX_LINE_SPACING_EM = 1.6

/** The name of the document, and lines of the title and the address above the first heading. */
const isHeaderLine = (text: string, { personalInfo: { title, location = '' } }: ResumeContent): boolean =>
  /^\W*(curriculum|curriculam|resume|cv|hoja de vida|bio-?data)\b/.test(normalizeText(text)) ||
  toAlphanumeric(`${title} ${location}`).includes(toAlphanumeric(text)) ||
  hasKnownPlace(text)

/**
 * Share of headings with a standard name; 80 % gains everything. A line counts as a heading when it has the
 * style of the known headings.
 * Source: fields that structured resume parsers expect.
 */
export const sectionsNamed = defineRule({
  code: 'sections-named',
  category: 'ats',
  weight: 5,
  needs: 'layout',
  measure: ({ content, headings, lines, skills, reading, quote }) => {
    if (!reading.isLegible) return null
    const known = omitLabels(headings, skills).flatMap((h) => lines[h.line] ?? [])
    if (known.length === 0 && lines.some(({ text }) => beheadedHeadingKind(text) !== undefined)) return null
    if (known.length === 0) return { ratio: 0, params: { unknown: 0, known: 0, sample: '' } }
    const matchesHeading = (text: string) => isKnownHeading(text.replace(FILLER, ''))
    const isUpperCase = (text: string) => text === text.toUpperCase()
    const styleKey = (l: (typeof lines)[number]) =>
      [Math.round(l.size * 2), l.bold, isUpperCase(l.text), Math.round(l.x / 4)].join()
    // A line in the style of headings right below one is the title of an entry or of a part.
    const below = headings.flatMap((h) => lines[h.line + 1] ?? [])
    const subtitles = new Set(below.filter(({ text }) => !matchesHeading(text)).map(styleKey))
    const styles = new Set(known.map(styleKey).filter((style) => !subtitles.has(style)))
    const isOverLines = (l: (typeof lines)[number], i: number) =>
      [lines[i - 1], lines[i + 1]].some(
        (near) =>
          near?.page === l.page &&
          near.y !== l.y &&
          Math.abs(near.y - l.y) <= MAX_LINE_SPACING_EM * l.size &&
          styleKey(near) === styleKey(l),
      )
    const isLabeled = known.some(({ text }) => text.endsWith(':'))
    const headingLines = new Set(headings.map((h) => h.line))
    const first = Math.min(...headings.map((h) => h.line))
    const names = listEntryNames(content)
    // The titles of referees and their companies often look like headings.
    const isOfReferee = (i: number) => headings.findLast(({ line }) => line < i)?.key === 'references'
    const unknown = lines.filter(
      (l, i) =>
        known.length >= 2 &&
        !headingLines.has(i) &&
        !isOfReferee(i) &&
        !(i < first && isHeaderLine(l.text, content)) &&
        l.page >= 1 &&
        (l.bold || isUpperCase(l.text)) &&
        styles.has(styleKey(l)) &&
        // What comes back is a label inside entries.
        lines.filter((other) => other.text === l.text).length === 1 &&
        splitWords(l.text).length <= 4 &&
        /\p{L}{3}/u.test(l.text) &&
        !isOverLines(l, i) &&
        (isLabeled || !l.text.endsWith(':')) &&
        !/[\d@,;.]/.test(l.text) &&
        !LABEL_WITH_VALUE.test(l.text) &&
        !CONTACT_LABEL.test(normalizeText(l.text)) &&
        !isKnownHeading(l.text.replace(FILLER, ''), lines[i - 1]?.text) &&
        !FORM_LINE.test(normalizeText(l.text)) &&
        ![...names].some((name) => name.includes(toAlphanumeric(l.text))),
    )
    return {
      ratio: ratioToTarget(known.length, known.length + unknown.length, 0.8),
      evidence: unknown.map((l) => quote(l.text)),
      params: { unknown: unknown.length, known: known.length, sample: unknown[0]?.text.slice(0, 60) ?? '' },
    }
  },
})
