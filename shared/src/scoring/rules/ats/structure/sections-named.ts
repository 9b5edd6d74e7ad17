import { normalizeText } from '../../../../parser/lexicon/fold.ts'
import { isHeadingText } from '../../../../parser/lexicon/headings.ts'
import type { ResumeContent } from '../../../../resume/schema/content.ts'
import { splitWords, toAlphanumeric } from '../../../context/text.ts'
import { ratioToTarget } from '../../../ratio.ts'
import { defineRule } from '../../../rule.ts'

/** Labels of contact data look like headings in a narrow column. */
const CONTACT_LABEL =
  /^\W*(tel|phone|mobile|movil|cel|e-?mail|correo|linkedin|github|web|website|portfolio|portafolio|address|direccion|location|ubicacion|whatsapp|instagram)/
/** Rules of dots or dashes beside a heading. */
const FILLER = /(?<![\s·.•_–—-])[\s·.•_–—-]+$/u

/** Names of entries, which often look like headings. */
const listEntryNames = ({ personalInfo, sections }: ResumeContent): ReadonlySet<string> =>
  new Set(
    [
      personalInfo.fullName,
      personalInfo.title,
      ...(sections.experience ?? []).flatMap((e) => [e.company, e.position]),
      ...(sections.education ?? []).flatMap((e) => [e.institution, e.degree, e.field]),
      ...(sections.projects ?? []).map((p) => p.name),
      ...(sections.volunteer ?? []).flatMap((v) => [v.organization, v.role]),
    ]
      .map(toAlphanumeric)
      .filter((name) => name !== ''),
  )

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
  measure: ({ content, headings, lines, quote }) => {
    const known = headings.flatMap((h) => lines[h.line] ?? [])
    if (known.length === 0) return { ratio: 0, params: { unknown: 0, known: 0, sample: '' } }
    const isUpperCase = (text: string) => text === text.toUpperCase()
    const styleKey = (l: (typeof lines)[number]) =>
      [Math.round(l.size * 2), l.bold, isUpperCase(l.text), Math.round(l.x / 4)].join()
    const styles = new Set(known.map(styleKey))
    const headingLines = new Set(headings.map((h) => h.line))
    const names = listEntryNames(content)
    const unknown = lines.filter(
      (l, i) =>
        !headingLines.has(i) &&
        !CONTACT_LABEL.test(normalizeText(l.text)) &&
        !isHeadingText(l.text.replace(FILLER, '')) &&
        ![...names].some((name) => name.includes(toAlphanumeric(l.text))) &&
        l.page >= 1 &&
        splitWords(l.text).length <= 4 &&
        /\p{L}{3}/u.test(l.text) &&
        !/[\d@,;.]/.test(l.text) &&
        styles.has(styleKey(l)) &&
        known.length >= 2 &&
        (l.bold || isUpperCase(l.text)),
    )
    return {
      ratio: ratioToTarget(known.length, known.length + unknown.length, 0.8),
      evidence: unknown.map((l) => quote(l.text)),
      params: { unknown: unknown.length, known: known.length, sample: unknown[0]?.text.slice(0, 60) ?? '' },
    }
  },
})
