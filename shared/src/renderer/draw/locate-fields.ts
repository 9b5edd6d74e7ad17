import type { TagNode, TextPart } from '../compose/blocks.ts'
import type { PositionedText } from './draw-list.ts'

/** A part of a drawn text, and where its field has it. */
export interface TextField {
  /** Path of the field in the flat shape. */
  readonly path: string
  /** Index of the part in the drawn text. */
  readonly start: number
  /** Letters and digits of the field before the part: all that a design changes stands between them. */
  readonly offset: number
  /** Set for the heading of a section, which stands for all of it. */
  readonly isHeading?: true
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Letters and digits of a text. */
export const countLetters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/**
 * Index in a text right after its letter or digit number `count`. Before the next one, with `isBefore` or a count of 0.
 */
export const findLetter = (text: string, count: number, isBefore = false): number => {
  let at = 0
  let seen = 0
  for (const character of text) {
    if (LETTER_OR_DIGIT.test(character)) {
      if (seen === count) return at
      seen++
    }
    at += character.length
    if (seen === count && seen > 0 && !isBefore) return at
  }
  return text.length
}

/** Prose whose paragraphs are elements of their own, one after the other in its field. */
const PARAGRAPHS = /^summary$|\/description$/

/** Locates drawn texts in their fields. Call it with the texts of all pages, in their order. */
export const createFieldLocator = (): ((text: Pick<PositionedText, 'node' | 'text'>) => TextField[]) => {
  const drawnLetters = new Map<TagNode, number>()
  const startsOfParagraphs = new Map<TagNode, number>()
  const lettersOfFields = new Map<string, number>()

  /** Letters of the field before the paragraph that an element is; 0 for other elements. */
  const countEarlier = (owner: TagNode, path: string, letters: number): number => {
    if (!PARAGRAPHS.test(path)) return 0
    const start = startsOfParagraphs.get(owner) ?? lettersOfFields.get(path) ?? 0
    startsOfParagraphs.set(owner, start)
    lettersOfFields.set(path, (lettersOfFields.get(path) ?? 0) + letters)
    return start
  }
  return ({ node, text }) => {
    const owner = node && findOwner(node)
    if (!owner) return []
    const path = owner.path ?? ''
    if (owner.role === 'H2' && !owner.parts && !path.startsWith('custom:'))
      return [{ path, start: 0, offset: 0, isHeading: true }]
    const letters = countLetters(text)
    const before = drawnLetters.get(owner) ?? 0
    drawnLetters.set(owner, before + letters)
    const earlier = countEarlier(owner, path, letters)
    const fields = owner.parts ? locateParts(owner.parts, text, before) : [{ path, start: 0, offset: before }]
    return earlier === 0 ? fields : fields.map((field) => ({ ...field, offset: field.offset + earlier }))
  }
}

/** A link is a part of the passage around it. */
const findOwner = (node: TagNode): TagNode | undefined => {
  const { parent } = node
  if (parent && (parent.parts || (parent.path !== undefined && parent.path === node.path))) return findOwner(parent)
  return node.path ? node : undefined
}

/** The parts of a passage that a text of it shows; `before`: letters and digits of the passage before the text. */
const locateParts = (parts: readonly TextPart[], text: string, before: number): TextField[] => {
  const end = before + countLetters(text)
  let at = 0
  return parts.flatMap(({ text: part, path }) => {
    const from = at
    at += countLetters(part)
    const isShown = at > before && from < Math.max(end, before + 1)
    if (!path || !isShown) return []
    const skipped = Math.max(0, from - before)
    return [{ path, start: skipped === 0 ? 0 : findLetter(text, skipped, true), offset: Math.max(0, before - from) }]
  })
}
