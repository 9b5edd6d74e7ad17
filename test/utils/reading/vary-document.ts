import { extractText } from '#shared/parser/extract-text.ts'
import type { ExtractedDocument, ExtractedLine } from '#shared/parser/extracted-document.ts'
import { getDocumentText } from '#shared/parser/extracted-document.ts'

type Vary = (document: ExtractedDocument) => ExtractedDocument

const LINE_CHARS = 60

const mapLines =
  (change: (line: ExtractedLine, index: number, count: number) => ExtractedLine): Vary =>
  (document) => ({
    ...document,
    lines: document.lines.map((line, i) => change(line, i, document.lines.length)),
  })

/** Parts point into the text, so a changed text has none. */
const mapText = (change: (text: string) => string): Vary =>
  mapLines(({ parts: _, ...line }) => ({ ...line, text: change(line.text) }))

const sliceLines =
  (from: number, to: number): Vary =>
  (document) => {
    const { length } = document.lines
    return { ...document, lines: document.lines.slice(Math.floor(from * length), Math.floor(to * length)) }
  }

const breakPage: Vary = (document) => {
  const [first] = document.pages
  if (first === undefined) return document
  const half = Math.floor(document.lines.length / 2)
  const top = document.lines[half]?.y ?? 0
  const lines = document.lines.map((line, i) => (i < half ? line : { ...line, page: 2, y: line.y - top + 60 }))
  return { ...document, pages: [first, { ...first, number: 2 }], lines }
}

const wrapLines: Vary = (document) => ({
  ...document,
  lines: document.lines.flatMap(({ parts, ...line }) => {
    const at = line.text.lastIndexOf(' ', LINE_CHARS)
    if (line.text.length <= LINE_CHARS || at < 0) return [parts === undefined ? line : { ...line, parts }]
    const width = line.width * (at / line.text.length)
    return [
      { ...line, width, text: line.text.slice(0, at) },
      { ...line, width: line.width - width, y: line.y + line.size * 0.6, text: line.text.slice(at + 1) },
    ]
  }),
})

/** A resume as other programs or people would have written it: the words stay, the means that tell them apart change. */
export const VARIATIONS: Readonly<Record<string, Vary>> = {
  'as pasted text': (document) => extractText(getDocumentText(document)),
  'in one size and weight': mapLines(({ parts: _, color: __, ...line }) => ({
    ...line,
    size: 10,
    bold: false,
    font: 0,
  })),
  'in bold': mapLines((line) => ({ ...line, bold: true })),
  'in capitals': mapText((text) => text.toUpperCase()),
  'without accents': mapText((text) => text.normalize('NFD').replace(/\p{M}/gu, '')),
  'with plain dashes and bullets': mapText((text) => text.replace(/[–—]/g, '-').replace(/^[•●▪◦]/, '*')),
  'without bullets': mapText((text) => text.replace(/^[•●▪◦*-]\s*/, '')),
  'at one left edge': mapLines((line) => ({ ...line, x: 48 })),
  'in narrow lines': wrapLines,
  'over two pages': breakPage,
  'its first half': sliceLines(0, 0.5),
  'its second half': sliceLines(0.5, 1),
}
