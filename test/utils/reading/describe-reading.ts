import type { ExtractedDocument, ExtractedLine, Warning } from '#shared/parser/extracted-document.ts'
import { parseResume } from '#shared/parser/parse-resume.ts'
import { describeValues } from './describe-values.ts'

/**
 * Everything that the parser reads in a document as text for a review by people: pages, lines with their place and
 * type, warnings, links, and the fields of the resume with the lines they came from. Positions are in whole pt.
 */
export const describeReading = (document: ExtractedDocument): string => {
  const { content, provenance } = parseResume(document)
  const { pages, lines, hazards, links, lang, language, meta } = document
  const blocks = {
    document: [
      `source ${document.source}, language ${language ?? '-'}, stated ${lang ?? '-'}`,
      `tagged ${meta.tagged}, fonts ${meta.fonts.join(', ') || '-'}`,
      `title ${meta.title ?? '-'}, producer ${meta.producer ?? '-'}`,
      ...pages.map((page) => `page ${page.number}: ${pt(page.width)} × ${pt(page.height)}, columns ${page.columns}`),
    ],
    warnings: hazards.map(describeWarning),
    links: links.map(({ page, url, text }) => `page ${page}: ${url} "${text}"`),
    lines: lines.map(describeLine),
    resume: describeValues(content),
    provenance: provenance.map(({ path, line, confidence }) => `${path}: line ${line}, ${confidence.toFixed(2)}`),
  }
  return `${Object.entries(blocks)
    .map(([name, rows]) => [`## ${name}`, ...rows].join('\n'))
    .join('\n\n')}\n`
}

const pt = (value: number): string => value.toFixed(0)

const describeLine = (line: ExtractedLine, index: number): string => {
  const type = [
    `${line.size.toFixed(1)} pt`,
    `font ${line.font ?? '-'}`,
    line.bold && 'bold',
    line.mark && 'bullet',
    line.recognized && 'recognized',
    line.color,
  ].filter(Boolean)
  const place = `page ${line.page} column ${line.column} at ${pt(line.x)},${pt(line.y)} + ${pt(line.width)}`
  return `${index} [${place}, ${type.join(' ')}] ${showParts(line)}`
}

/** The text with the start of each part: `‖` after a gap, `¦` at a change of font. */
const showParts = ({ text, parts = [] }: ExtractedLine): string => {
  const starts = [...parts.map(({ at }) => at), text.length]
  const shown = parts.map(
    ({ at, x, font, gap }, i) => `${gap ? '‖' : '¦'}${pt(x)}/${font}:${text.slice(at, starts[i + 1])}`,
  )
  return text.slice(0, starts[0]) + shown.join('')
}

const describeWarning = ({ code, page, line, quote, params }: Warning): string =>
  [`page ${page}: ${code}`, line !== undefined && `line ${line}`, quote && `"${quote}"`, params && showParams(params)]
    .filter(Boolean)
    .join(', ')

const showParams = (params: Readonly<Record<string, string | number>>): string =>
  Object.entries(params)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? Number(value.toFixed(2)) : value}`)
    .join(', ')
