import { countLetters } from '#shared/renderer/draw/locate-fields.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { diffWords } from '#web/components/word-diff/word-diff.ts'
import type { TextSpan } from '#web/workers/render/protocol.ts'
import { type FocusedField, toFieldPath } from '../preview/locate-text.ts'

/** A document with the texts of all its pages, in their order. */
export interface DrawnDocument {
  readonly document: ResumeDocument
  readonly spans: readonly TextSpan[]
}

/**
 * The text of each field as it is drawn. Hyphens are left out, because a line may end in one that its field does not
 * have.
 */
const readDrawnFields = ({ document, spans }: DrawnDocument): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>()
  for (const { text, fields } of spans)
    for (const [i, { path, start, isHeading }] of fields.entries()) {
      if (isHeading) continue
      const id = toFieldPath(document, path).join('/')
      const part = text.slice(start, fields[i + 1]?.start ?? text.length)
      const before = texts.get(id)
      const isBroken = before === undefined || /\p{L}-$/u.test(before)
      texts.set(id, isBroken ? `${before ?? ''}${part}` : `${before} ${part}`)
    }
  return new Map([...texts].map(([id, text]) => [id, text.replaceAll(/[-\u00ad]/g, '').toLowerCase()]))
}

/** An item of a list without ids, such as a skill: it has another number where one was added before it. */
const LIST_ITEM = /\/\d+$/

const toItemKey = (id: string, text: string): string => `${id.replace(LIST_ITEM, '')} ${text}`

/** The words of a document's pages that the other document does not have there, as letters of their fields. */
export const findPageChanges = (drawn: DrawnDocument, other: DrawnDocument): readonly FocusedField[] => {
  const others = readDrawnFields(other)
  const otherItems = new Set([...others].map(([id, text]) => toItemKey(id, text)))
  return [...readDrawnFields(drawn)].flatMap(([id, text]) => {
    const before = others.get(id) ?? ''
    if (before === text || otherItems.has(toItemKey(id, text))) return []
    if (LIST_ITEM.test(id)) return [{ id }]
    const { before: removed, after } = diffWords(before, text)
    // A text without a counterpart, or too long to be compared, is marked as a whole.
    if (![...removed, ...after].some(({ changed }) => changed)) return [{ id }]
    let at = 0
    return after.flatMap(({ text: part, changed }) => {
      const from = at
      at += countLetters(part)
      return changed && at > from ? [{ id, letters: { from, to: at } }] : []
    })
  })
}
