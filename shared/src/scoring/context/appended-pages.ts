import { normalizeText } from '../../parser/lexicon/fold.ts'
import type { Context } from './context.ts'

/** What a certificate or a diploma says of its holder, on normalized text. */
const CERTIFICATE =
  /\b(?:certifican? que|certifica(?:do)? a\b|hacen? constar|se otorga|otorgan? (?:el|la|a)\b|confieren? (?:el|a)\b|expiden? (?:el|la)\b|certif(?:y|ies) that|(?:is|are) hereby|has successfully completed|ha superado|ha cursado|informe de vida laboral)\b/

/** Pages after the first that hold a certificate and no part of a resume: they were appended to it. */
export const findAppendedPages = ({ lines, headings }: Pick<Context, 'lines' | 'headings'>): ReadonlySet<number> => {
  const withHeadings = new Set(headings.map(({ line }) => lines[line]?.page))
  const pages = [...new Set(lines.map(({ page }) => page))].filter((page) => page > 1 && !withHeadings.has(page))
  return new Set(
    pages.filter((page) =>
      CERTIFICATE.test(normalizeText(lines.flatMap((line) => (line.page === page ? [line.text] : [])).join(' '))),
    ),
  )
}
