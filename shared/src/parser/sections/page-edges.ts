import type { ExtractedDocument } from '../extracted-document.ts'
import { EMAIL, hasContact } from '../fields/header/contact-patterns.ts'
import { headingKind } from '../lexicon/headings.ts'
import { findBodyStyle } from '../lines/line-style.ts'
import type { ParsedLine } from '../lines/parsed-line.ts'

const PAGE_NUMBER =
  /^(?:.{0,60}\s)?(?:p[aá]g(?:e|ina|\.)?\s*)?\d{1,2}\s*(?:\/|of|de)\s*\d{1,2}$|^(?:p[aá]g(?:e|ina|\.)?\s*)?\d{1,2}$/iu

/** Text smaller than this is part of a picture. */
const MIN_READABLE_PT = 3
const isUnreadable = ({ size }: ParsedLine): boolean => size > 0 && size < MIN_READABLE_PT

/** `November 2026  Ana Ruiz · Résumé  1`. */
const PAGE_FOOTER = /(?:^|\s)(?:curr[ií]culum(?: vitae)?|r[eé]sum[eé]|c\.?v\.?)\s+\d{1,2}$/iu

/** The small print of a form with the number of its page: `© European Union, 2019 | … | Page 1 / 2`. */
const FORM_FOOTER = /^.{0,20}©.{5,140}\s(?:page|p[aá]gina)\s\d{1,2}\s?\/\s?\d{1,2}$/iu

/** `Last updated: May 2026`: when the file was made, as templates print it below the text or above it. */
const UPDATE_NOTE = /^[([]?(?:last updated?|[uú]ltima actualizaci[oó]n)\b.{0,100}$/iu

/** Shorter texts at the edge of a page may be what they say. */
const MIN_RUNNING_TITLE_CHARS = 8
/** Share of the page's height, at its top and its bottom. */
const EDGE_SHARE = 0.1

const removePageNumber = ({ text }: ParsedLine): string =>
  text.replace(/(?<!\s)\s+(?:p[aá]g(?:e|ina|\.)?\s*)?\d{1,2}$/iu, '').trim()

/** Texts at the top of the first page. */
const findRunningTitles = (lines: readonly ParsedLine[], document: ExtractedDocument): ReadonlySet<string> => {
  const top = 2 * EDGE_SHARE * (document.pages[0]?.height ?? 0)
  return new Set(
    lines
      .filter(({ page, y }) => page === 1 && y < top)
      .flatMap((line) => [
        removePageNumber(line),
        `${line.style} ${line.text}`,
        ...line.segments.map(({ style, text }) => `${style} ${text}`),
      ]),
  )
}

/** Whether a line at the edge of a further page repeats one of the first page: the name, a mail address. */
const isRunningTitle = (line: ParsedLine, titles: ReadonlySet<string>, document: ExtractedDocument): boolean => {
  const height = document.pages[line.page - 1]?.height ?? 0
  const isAtEdge = height > 0 && (line.y < EDGE_SHARE * height || line.y > (1 - EDGE_SHARE) * height)
  const text = removePageNumber(line)
  if (line.page === 1 || text.length < MIN_RUNNING_TITLE_CHARS || headingKind(text)) return false
  const isAtTop = height > 0 && line.y < 2 * EDGE_SHARE * height
  const [first] = line.segments
  const startsWithTitle = first !== undefined && first.text.length >= MIN_RUNNING_TITLE_CHARS && titles.has(first.text)
  return (isAtEdge && (titles.has(text) || startsWithTitle)) || (isAtTop && titles.has(`${line.style} ${line.text}`))
}

/** Whether a line at the top or bottom of its page is a page number. */
const isPageNumber = (line: ParsedLine, document: ExtractedDocument): boolean => {
  const height = document.pages[line.page - 1]?.height ?? 0
  const isAtEdge = height > 0 && (line.y > 0.92 * height || line.y < 0.06 * height)
  // `Lugo 11/22 - 01/23` ends like the number of a page.
  if (!isAtEdge || (line.dates?.isRange && line.dates.to === line.text.length)) return false
  return PAGE_NUMBER.test(line.text) || PAGE_FOOTER.test(line.text) || FORM_FOOTER.test(line.text)
}

/** Share of the page's height, at its edges, on which a browser prints. */
const PRINT_MARGIN_SHARE = 0.03

/** Whether a line in the margin has an address that each page repeats: what a browser prints. */
const isPrintMargin = (line: ParsedLine, lines: readonly ParsedLine[], document: ExtractedDocument): boolean => {
  const height = document.pages[line.page - 1]?.height ?? 0
  const isInMargin = ({ y }: ParsedLine) => y < PRINT_MARGIN_SHARE * height || y > (1 - PRINT_MARGIN_SHARE) * height
  if (height === 0 || !isInMargin(line) || !/https?:\/\//.test(line.text) || hasContact(line.text)) return false
  const text = removePageNumber(line)
  return lines.some((other) => other.page !== line.page && isInMargin(other) && removePageNumber(other) === text)
}

/** Lines on several pages this far apart have one place, in pt. */
const SAME_PLACE_PT = 3

/** The text of a line without the number of its page. */
const removeNumbers = ({ text }: ParsedLine): string => text.replace(/\d{1,2}(?:\s?(?:\/|of|de)\s?\d{1,2})?\W*$/iu, '#')

/** A footer of several lines starts at this share of the page's height, and is on this many pages. */
const TALL_FOOTER_SHARE = 0.8
const MIN_FOOTER_PAGES = 3

/** Whether a line at the foot of its page is there on each page. */
const isOnEachPage = (line: ParsedLine, lines: readonly ParsedLine[], { pages }: ExtractedDocument): boolean =>
  pages.length >= MIN_FOOTER_PAGES &&
  line.y > TALL_FOOTER_SHARE * (pages[line.page - 1]?.height ?? Number.POSITIVE_INFINITY) &&
  pages.every(({ number }) =>
    lines.some(
      (other) => other.page === number && other.text === line.text && Math.abs(other.y - line.y) < SAME_PLACE_PT,
    ),
  )

/** Lines at the edge of their pages that stand in the same place of another page: running headers and footers. */
const findRepeated = (lines: readonly ParsedLine[], document: ExtractedDocument): ReadonlySet<ParsedLine> => {
  const height = ({ page }: ParsedLine) => document.pages[page - 1]?.height ?? 0
  const atEdge = lines.filter((line) => {
    const { y, bullet, text } = line
    const isEdge = height(line) > 0 && (y < EDGE_SHARE * height(line) || y > (1 - EDGE_SHARE) * height(line))
    return (
      ((isEdge && !bullet) || isOnEachPage(line, lines, document)) &&
      text.length >= MIN_RUNNING_TITLE_CHARS &&
      !headingKind(text)
    )
  })
  const body = lines.filter((line) => !atEdge.includes(line))
  return new Set(
    atEdge.filter((line) => {
      const isRepeated = atEdge.some(
        (other) =>
          other.page !== line.page &&
          Math.abs(other.y - line.y) < SAME_PLACE_PT &&
          other.style === line.style &&
          removeNumbers(other) === removeNumbers(line),
      )
      const [address] = EMAIL.exec(line.text) ?? []
      const isKnown = address ? body.some(({ text }) => text.includes(address)) : !hasContact(line.text)
      return isRepeated && (line.page > 1 || (isKnown && line.y > height(line) / 2))
    }),
  )
}

/** Page numbers, titles that each page repeats, and text of pictures: no part of any section. */
export const findEdgeLines = (lines: readonly ParsedLine[], document: ExtractedDocument): ParsedLine[] => {
  const titles = findRunningTitles(lines, document)
  const repeated = findRepeated(lines, document)
  return lines.filter(
    (line) =>
      isPageNumber(line, document) ||
      isRunningTitle(line, titles, document) ||
      isPrintMargin(line, lines, document) ||
      repeated.has(line) ||
      UPDATE_NOTE.test(line.text) ||
      isUnreadable(line),
  )
}

/** A footer is smaller than body text by this, and below the text of its page by this much white. */
const MIN_SIZE_DIFFERENCE_PT = 0.4
const MIN_FOOTER_WHITE_EM = 2.2
/** More is needed in a look that other text of the page has. */
const MIN_PLAIN_FOOTER_WHITE_EM = 5
/** Share of the page's height below which a footer is. */
const FOOTER_SHARE = 0.925

/** The small print at the foot of the pages: a firm with its address. Contact data of the person are no footer. */
export const findFooters = (lines: readonly ParsedLine[], document: ExtractedDocument): ParsedLine[] => {
  const body = findBodyStyle(lines)
  const atFoot = lines.filter((line) => {
    const height = document.pages[line.page - 1]?.height ?? 0
    const isSmallPrint = line.size > 0 && line.size < body.size && !line.bullet && !line.dates
    return height > 0 && line.y > FOOTER_SHARE * height && isSmallPrint && !hasContact(line.text)
  })
  return atFoot.filter((line) => {
    if (atFoot.some((other) => other.page !== line.page && other.text === line.text)) return true
    if (line.size > body.size - MIN_SIZE_DIFFERENCE_PT) return false
    const page = lines.filter((other) => other !== line && other.page === line.page)
    const white = Math.min(...page.map((other) => (line.y - other.y) / Math.min(other.size, line.size)))
    return white > (page.some(({ style }) => style === line.style) ? MIN_PLAIN_FOOTER_WHITE_EM : MIN_FOOTER_WHITE_EM)
  })
}
