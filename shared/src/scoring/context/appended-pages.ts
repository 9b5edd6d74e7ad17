import { normalizeText } from '../../parser/lexicon/fold.ts'
import type { Heading, VisibleLine } from './page-lines.ts'

/** What a certificate or a diploma says of its holder, on normalized text. */
const CERTIFICATE =
  /\b(?:certifican? que|certifica(?:do)? a\b|hacen? constar|se otorga|otorgan? (?:el|la|a)\b|confieren? (?:el|a)\b|expiden? (?:el|la)\b|certif(?:y|ies) that|(?:is|are) hereby|has successfully completed|ha superado|ha cursado|informe de vida laboral)\b/

/** Pages after the first that hold a certificate and no part of a resume, and those behind it: they were appended. */
export const findAppendedPages = (lines: readonly VisibleLine[], headings: readonly Heading[]): ReadonlySet<number> => {
  const withHeadings = new Set(headings.map(({ line }) => lines[line]?.page))
  const appended = new Set<number>()
  for (const page of new Set(lines.map((line) => line.page))) {
    if (page === 1 || withHeadings.has(page)) continue
    const text = lines.flatMap((line) => (line.page === page ? [line.text] : [])).join(' ')
    if (appended.has(page - 1) || CERTIFICATE.test(normalizeText(text))) appended.add(page)
  }
  return appended
}
