import * as z from 'zod'
import { LANGUAGES, type Language } from '../../languages.ts'
import { applyChanges, type Change, getValueAt } from '../edits/changes.ts'
import { insertItem, moveItem, removeItem, setValue } from '../edits/create-changes.ts'
import { ENTRY_SCHEMAS, type EntryListKey, type LocalizedText, type ResumeDocument } from '../schema/document.ts'
import type { DocumentPath } from '../schema/document-to-content.ts'
import { splitBulletPrefix } from './bullet.ts'

/** A paragraph or bullet of an entry. */
export interface ProseLine {
  /** Id of the bullet, or `line-<n>` for line n of the description. */
  readonly id: string
  readonly bullet: boolean
  /** With marks, without bullet character. */
  readonly text: string
  /** The bullet character that the description has, with its space. */
  readonly prefix?: string
}

/** The fields that hold the prose of an entry: a text, a list of bullets, or both, one after the other. */
export interface ProseTarget {
  readonly description: DocumentPath | null
  readonly bullets: DocumentPath | null
}

interface Bullet {
  readonly id: string
  readonly text: LocalizedText
}

const texts = z.object({ es: z.string().optional(), en: z.string().optional() }).catch({})

const LINE_ID = /^line-\d+$/
const BULLET_PREFIX = '• '

const readText = (document: ResumeDocument, path: DocumentPath | null): LocalizedText =>
  path ? texts.parse(getValueAt(document, path)) : {}

const readBullets = (document: ResumeDocument, path: DocumentPath | null): readonly Bullet[] => {
  const value = path ? getValueAt(document, path) : []
  return Array.isArray(value) ? value.map(({ id, text }) => ({ id, text: texts.parse(text) })) : []
}

/** The lines of an entry in one language, in the order in which they are printed. */
export const listLines = (document: ResumeDocument, target: ProseTarget, language: Language): ProseLine[] => {
  const description = readText(document, target.description)[language] ?? ''
  const written = description === '' ? [] : description.split('\n')
  return [
    ...written.map((line, i): ProseLine => {
      const { prefix, text } = splitBulletPrefix(line)
      return prefix === '' ? { id: `line-${i}`, bullet: false, text } : { id: `line-${i}`, bullet: true, text, prefix }
    }),
    ...readBullets(document, target.bullets).map(({ id, text }) => ({ id, bullet: true, text: text[language] ?? '' })),
  ]
}

/** Where the bullets begin that are stored as items: after the last paragraph, and after bullets of the description. */
const findItemsStart = (lines: readonly ProseLine[], target: ProseTarget): number => {
  if (!target.bullets) return lines.length
  if (!target.description) return 0
  const afterParagraphs = lines.findLastIndex((line) => !line.bullet) + 1
  const firstItem = lines.findIndex((line, i) => i >= afterParagraphs && !LINE_ID.test(line.id))
  const ownEnd = lines.findLastIndex((line, i) => LINE_ID.test(line.id) && (firstItem < 0 || i < firstItem)) + 1
  return Math.max(afterParagraphs, ownEnd)
}

const writeLine = ({ bullet, text, prefix }: ProseLine): string => (bullet ? `${prefix ?? BULLET_PREFIX}${text}` : text)

/**
 * The changes that give an entry these lines. Lines up to the last paragraph go into its description, bullets after it
 * into its items. An item that moves into the description takes its text in the other language with it.
 */
export const createLineChanges = (
  document: ResumeDocument,
  target: ProseTarget,
  language: Language,
  lines: readonly ProseLine[],
  newId: () => string,
): Change[] => {
  const start = findItemsStart(lines, target)
  const items = lines.slice(start).map((line) => (LINE_ID.test(line.id) ? { ...line, id: newId() } : line))
  const changes: Change[] = []
  let current = document
  const add = (made: Change[]) => {
    changes.push(...made)
    if (made.length > 0) current = applyChanges(current, made).document
  }
  const { bullets, description } = target
  if (description) {
    const written = describeLines(document, target, language, lines.slice(0, start))
    for (const each of LANGUAGES) add(setValue(current, [...description, each], written[each]))
  }
  if (!bullets) return changes
  const kept = new Set(items.map((line) => line.id))
  for (const { id } of readBullets(document, bullets)) if (!kept.has(id)) add(removeItem(current, bullets, id))
  for (const [index, line] of items.entries()) {
    add(writeItem(current, bullets, language, line, index))
    add(moveItem(current, bullets, line.id, index))
  }
  return changes
}

const writeItem = (
  document: ResumeDocument,
  bullets: DocumentPath,
  language: Language,
  { id, text }: ProseLine,
  index: number,
): Change[] => {
  const stored = text === '' ? undefined : text
  if (getValueAt(document, [...bullets, id]) === undefined)
    return insertItem(document, bullets, { id, text: stored === undefined ? {} : { [language]: stored } }, index)
  const path = [...bullets, id, 'text']
  return (readText(document, path)[language] ?? '') === text ? [] : setValue(document, [...path, language], stored)
}

/** The description in every language, with `head` in one of them. */
const describeLines = (
  document: ResumeDocument,
  target: ProseTarget,
  language: Language,
  head: readonly ProseLine[],
): LocalizedText => {
  const before = readText(document, target.description)
  const itemTexts = new Map(readBullets(document, target.bullets).map(({ id, text }) => [id, text]))
  const described = LANGUAGES.map((each): [Language, string | undefined] => {
    if (each === language) return [each, head.map(writeLine).join('\n') || undefined]
    const moved = head.flatMap(({ id }) => {
      const text = itemTexts.get(id)?.[each]
      return text ? [`${BULLET_PREFIX}${text}`] : []
    })
    return [each, [before[each] ?? '', ...moved].filter(Boolean).join('\n') || undefined]
  })
  return Object.fromEntries(described.filter(([, text]) => text !== undefined))
}

/** The changes that move a line to the end of another entry, with its texts in both languages. */
export const moveLineToEntry = (
  document: ResumeDocument,
  line: ProseLine,
  places: { readonly from: ProseTarget; readonly to: ProseTarget; readonly index?: number },
  language: Language,
  newId: () => string,
): Change[] => {
  const { from, to, index } = places
  const left = listLines(document, from, language).filter(({ id }) => id !== line.id)
  const item = readBullets(document, from.bullets).find(({ id }) => id === line.id)
  const removed = createLineChanges(document, from, language, left, newId)
  const without = removed.length > 0 ? applyChanges(document, removed).document : document
  if (item && to.bullets) return [...removed, ...insertItem(without, to.bullets, item, index)]
  const lines = listLines(without, to, language)
  const added = lines.toSpliced(index ?? lines.length, 0, { ...line, id: newId() })
  return [...removed, ...createLineChanges(without, to, language, added, newId)]
}

/** The changes that move lines to the end of another entry, in their order, with their texts in both languages. */
export const moveLinesToEntry = (
  document: ResumeDocument,
  lines: readonly ProseLine[],
  places: { readonly from: ProseTarget; readonly to: ProseTarget },
  language: Language,
  newId: () => string,
): Change[] => {
  const items = readBullets(document, places.from.bullets)
  const ends = {
    item: readBullets(document, places.to.bullets).length,
    line: listLines(document, places.to, language).length,
  }
  const changes: Change[] = []
  let current = document
  // From the last one up: a line that leaves a description renumbers those below it.
  for (const line of lines.toReversed()) {
    const isItem = places.to.bullets !== null && items.some(({ id }) => id === line.id)
    const step = moveLineToEntry(current, line, { ...places, index: isItem ? ends.item : ends.line }, language, newId)
    changes.push(...step)
    if (step.length > 0) current = applyChanges(current, step).document
  }
  return changes
}

/** The prose of an entry of a list; null where its entries have none. */
export const getProseTarget = (list: EntryListKey, id: string): ProseTarget | null => {
  const { shape } = ENTRY_SCHEMAS[list]
  const has = (key: string) => (key in shape ? [list, id, key] : null)
  const target = { description: has('description'), bullets: has('achievements') ?? has('items') }
  return target.description || target.bullets ? target : null
}
