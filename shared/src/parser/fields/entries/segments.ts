import { findLinks } from '../header/contact-patterns.ts'
import { type LabelKind, type Labelled, labelled } from './labelled-values.ts'
import type { PLine } from '../../lines/parsed-line.ts'

/** A piece of an entry's head: one name, kind unknown yet. */
export interface Piece {
  readonly text: string
  readonly line: number
  /** Whether it stands at the right, after a wide gap. */
  readonly apart: boolean
  readonly style: string
  /** Which head line it is from, counted from 0. */
  readonly row: number
  /** What its label said it is: `Empresa: …`. */
  readonly told?: LabelKind
}

const withoutBullet = (line: PLine): PLine['parts'] => {
  const mark = line.text.length - line.body.length
  return line.parts.map((part, i) =>
    i === 0 ? { ...part, text: part.text.slice(Math.min(part.text.length, mark)) } : part,
  )
}

/** Words that a name does not end with: a wide gap after one is no gap between names. */
const OPEN_END = /\s(?:of|de|del|y|en|and)$/i

const EDGE = /^(?:[\s,;:|·•–—()/-]|\.\s)+|[\s,;:|·•–—(/-]+$|(?<=\p{Ll}{4})\.\s*$/gu

const trim = (text: string): string => {
  const t = text.replace(EDGE, '').trim()
  return t.includes('(') || !t.endsWith(')') ? t : t.slice(0, -1).trim()
}

/** The head's texts without its dates, parted where gaps, fonts with a separator between, or lines part them. */
export const headPieces = (head: readonly PLine[]): Piece[] =>
  head.flatMap((line, row) => {
    const told = labelled(line.body)
    if (told) return toldPiece(told, line, row)
    const texts = line.bullet ? withoutBullet(line) : line.parts
    const merged: { text: string; style: string; gap: boolean }[] = []
    for (const part of texts) {
      const last = merged.at(-1)
      const separated = last && (/[,|·•–—:-]$/.test(last.text.trim()) || /^(?:[,|·•–—(-]|\.\s)/.test(part.text.trim()))
      const open = last !== undefined && OPEN_END.test(last.text) && /^\p{Ll}/u.test(part.text)
      if (!last || (part.gap && !open) || separated || (part.style !== last.style && /^\p{Lu}/u.test(part.text)))
        merged.push({ ...part })
      else last.text = `${last.text} ${part.text}`
    }
    return merged
      .map((part) => ({
        text: trim(withoutDates(part.text, line)),
        line: line.index,
        apart: part.gap,
        style: part.style,
        row,
      }))
      .filter((piece) => /\p{L}/u.test(piece.text) && !isLink(piece.text) && !isDuration(piece.text))
  })

/** A line with a label is one piece; of dates and of duties there is nothing to name. */
const toldPiece = ({ kind, text }: Labelled, line: PLine, row: number): Piece[] => {
  const name = trim(withoutDates(text, line))
  if (kind === 'period' || kind === 'duties' || !/\p{L}/u.test(name)) return []
  return [{ text: name, line: line.index, apart: false, style: line.style, row, told: kind }]
}

const isLink = (text: string): boolean => !text.includes(' ') && findLinks(text)[0]?.length === text.length

/** `2 years 10 months`, as some templates print beside the dates. */
export const isDuration = (text: string): boolean =>
  /^\(?(?:\d+\s*(?:years?|yrs?|months?|mos?|años?|mes(?:es)?)[\s,y&]*)+\)?$/iu.test(text.trim())

const withoutDates = (text: string, line: PLine): string => {
  if (!line.span) return text
  const dates = line.text.slice(line.span.from, line.span.to)
  if (text.includes(dates)) return text.replace(dates, ' ').replace(/\(\s*\)|\[\s*\]/, ' ')
  if (dates.includes(text.trim()) && text.trim() !== '') return ''
  return withoutEndOf(dates, text)
}

/** A text that begins with the end of the dates, as where a font changes within them. */
const withoutEndOf = (dates: string, text: string): string => {
  for (let at = 1; at <= dates.length - SHORTEST_DATE; at++)
    if (/\s/.test(dates[at - 1] ?? '') && text.startsWith(dates.slice(at))) return text.slice(dates.length - at)
  return text
}

/** A year. */
const SHORTEST_DATE = 4

const SUFFIX = /^(inc|llc|ltd|co|corp|s\.?a|s\.?l|s\.?a\.?s|gmbh|plc|llp|sl|sa|jr|sr)\.?$/i
const SEPARATOR = /\s+[|·•–—]\s+|\s+-{1,2}\s+|\s+@\s+|\s+·|\s{2,}/

/** A piece that holds several names, at its strongest separator: dashes and bars, then `at`/`en`, then commas. */
export const splitPiece = (piece: Piece): Piece[] => {
  const strong = piece.text.split(SEPARATOR)
  const texts = strong.length > 1 ? strong : splitAt(piece.text)
  return texts.map((text) => ({ ...piece, text: trim(text) })).filter((p) => /\p{L}/u.test(p.text))
}

const splitAt = (text: string): string[] => {
  const at = /^(.{3,}?)\s+(?:at|@)\s+(\p{Lu}.+)$/u.exec(text)
  if (at?.[1] && at[2]) return [at[1], at[2]]
  const out: string[] = []
  for (const piece of text.split(/,\s+|,(?=\p{Lu})/u)) {
    const last = out.at(-1)
    if (last !== undefined && SUFFIX.test(piece.trim())) out[out.length - 1] = `${last}, ${piece}`
    else out.push(piece)
  }
  return out
}

/** A piece whose label said what it is goes there, unless that place is taken. Says whether it went. */
export const takeTold = <Field extends string>(
  piece: Piece,
  named: { [name in Field]?: Piece },
  fields: Readonly<Partial<Record<LabelKind, Field>>>,
): boolean => {
  const field = piece.told && fields[piece.told]
  if (!field || named[field]) return false
  named[field] = piece
  return true
}
