import type { DroppedValue } from '#shared/resume/import/dropped-value.ts'
import type { ResumeContent } from '#shared/resume/schema/content.ts'
import { parseCvDate } from '#shared/resume/schema/dates.ts'

/** A value of a source file, and the path under which an importer reports it. */
export interface SourceValue {
  readonly path: string
  readonly value: string
}

const toWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The texts of a content that come from a file: no ids, levels or styling; titles of own sections may. */
const listTexts = (value: unknown, withTitles: boolean, key = ''): string[] => {
  if (['id', 'proficiency', 'styling'].includes(key) || value === undefined) return []
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  const isCustom = 'items' in value
  return Object.entries(value).flatMap(([name, inner]) =>
    isCustom && name === 'title' && !withTitles ? [] : listTexts(inner, withTitles, name),
  )
}

/** The values of a file that are neither in the content nor reported. */
export const findLostValues = (
  source: readonly SourceValue[],
  content: ResumeContent,
  dropped: readonly DroppedValue[],
): SourceValue[] => {
  const texts = listTexts(content, true)
  const imported = new Set(texts.flatMap(toWords))
  const dates = new Set(texts.flatMap((text) => text.match(/\b\d{4}(?:-\d\d)?\b/g) ?? []))
  const isReported = (at: string) => dropped.some(({ path }) => at === path || at.startsWith(`${path}.`))
  return source.filter(
    ({ path, value }) =>
      !toWords(value).every((word) => imported.has(word)) && !dates.has(parseCvDate(value).value) && !isReported(path),
  )
}

/** The words of a content that are not in a file. A month may be written as a number. */
export const findInventedWords = (
  content: ResumeContent,
  sourceText: string,
  known: readonly string[] = [],
): string[] => {
  const source = new Set([...toWords(sourceText), ...known])
  return listTexts(content, false)
    .flatMap((text) =>
      /^\d{4}-\d\d$/.test(text) ? [text.slice(0, 4)] : toWords(text.replace(/\b(\d{4})-\d\d\b/g, '$1')),
    )
    .filter((word) => !source.has(word))
}
