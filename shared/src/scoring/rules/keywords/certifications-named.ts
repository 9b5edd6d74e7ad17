import { normalizeText } from '../../../parser/lexicon/fold.ts'
import type { ResumeContent } from '../../../resume/schema/content.ts'
import type { VisibleLine } from '../../context/page-lines.ts'
import { toLinePrefix } from '../../context/text.ts'
import { BULLET_GLYPH } from '../../context/work-text/statements.ts'
import { ratioToTarget } from '../../ratio.ts'
import { defineRule } from '../../rule.ts'

/** Half of a name, the other half of which may be the issuer. */
const CUT_NAME = /\b(under|and|of|for|in|the|your|de|del|la|el|los|las|en|y|para|por|con|sus?|tus?|a|al)$/
/** The end of a name that was taken for the issuer: `3: Pruning and grafting`. */
const NAME_END = /^(?:\d+\s?[:.]|[(&])/
/** The declaration at the end of a resume. */
const DECLARATION = /\b(i|me),? .{0,40}\b(certify|declare)\b|^(signature|firma)\b/
const CERTIFICATES_TITLE = /\b(certifi(cates?|cations?|cados?|caciones)|cursos|courses|licenses)\b/

/** Whether names were read in pieces, or some certificates under another heading. */
const isTorn = ({ certifications = [], custom = [] }: ResumeContent['sections']): boolean =>
  certifications.some(
    ({ name, issuer }) =>
      [name, issuer].some((text) => CUT_NAME.test(normalizeText(text))) ||
      NAME_END.test(issuer) ||
      DECLARATION.test(normalizeText(name)),
  ) || custom.some(({ title }) => CERTIFICATES_TITLE.test(normalizeText(title)))

/** White below a certificate, as a multiple of the size of its text, from which the list goes on in another part of the page. */
const MAX_WHITE_EM = 8

/** Whether certificates stand far below the one before, in the same column: the part of the page between them is another. */
const isApart = (names: readonly string[], lines: readonly VisibleLine[]): boolean => {
  const plain = new Set(names.map(toLinePrefix))
  const found = lines.filter(({ text }) => plain.has(toLinePrefix(text.replace(BULLET_GLYPH, ''))))
  return found.some((line, i) => {
    const above = found[i - 1]
    return (
      above?.page === line.page &&
      above.column === line.column &&
      line.y - above.y > MAX_WHITE_EM * Math.max(MIN_SIZE, line.size)
    )
  })
}
const MIN_SIZE = 4

/** Issuers that stand in the names of their certificates: `Cisco CCNA`, `Cambridge First`, `Poda Instituto Verde`. */
const ISSUER_NAME =
  /\b(aws|amazon|microsoft|azure|google|oracle|cisco|ibm|salesforce|scrum\.org|comptia|tryhackme|hack ?the ?box|elearnsecurity|offensive security|offsec|ec-council|isc2|isaca|axelos|freecodecamp|datacamp|codecademy|hackerrank|openwebinars|cambridge|toefl|ielts|toeic|delf|dele|sap|adobe|autodesk|hubspot|coursera|udemy|platzi|edx|linkedin|duolingo|red hat|vmware|fortinet|huawei|nvidia|sena|university|institut[eo]?|college|academy|academia|ministry|ministerio|campus|fundacion|foundation|camara de|consejeria|ayuntamiento|cruz roja|red cross)\b|\b(?:universi|escuela|colegio)/

/** A section that says that there is none. */
const NO_CERTIFICATE = /^\W*(ningun[oa]?|none|no|n\/?a|no aplica|sin certificaciones)\W*$/

/**
 * Share of certifications with an issuer or a date; 80 % gains everything.
 * Source: university resume guides (Harvard, Purdue OWL).
 */
export const certificationsNamed = defineRule({
  code: 'certifications-named',
  category: 'keywords',
  weight: 3,
  needs: 'text',
  counts: ['studies'],
  measure: ({ content, lines, quote }) => {
    const all = (content.sections.certifications ?? []).filter(
      (c) => c.name && !NO_CERTIFICATE.test(normalizeText(c.name)),
    )
    const names = all.map(({ name }) => name)
    if (all.length === 0 || isTorn(content.sections) || isApart(names, lines)) return null
    const unnamed = all.filter((c) => !c.issuer && !c.date && !c.url && !ISSUER_NAME.test(normalizeText(c.name)))
    return {
      ratio: ratioToTarget(all.length - unnamed.length, all.length, 0.8),
      evidence: unnamed.map((c) => quote(c.name, `certifications/${c.id ?? all.indexOf(c)}`)),
      params: { named: all.length - unnamed.length, of: all.length },
    }
  },
})
