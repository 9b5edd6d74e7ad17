import type { ExtractedDocument } from '../../parser/extracted-document.ts'
import type { ResumeContent } from '../../resume/schema/content.ts'
import { findInjectionLines, isPromptInjection, removeInjectionSentences } from '../advice/prompt-injection.ts'
import type { HiddenText } from './hidden-text.ts'
import { mapContentTexts } from './map-texts.ts'
import { toAlphanumeric } from './text.ts'

/** Indexes of read lines that speak to a machine; seen and hidden lines are each taken as a text of their own. */
export const findInjectedLines = (read: ExtractedDocument, hidden: HiddenText): ReadonlySet<number> => {
  const out = new Set<number>()
  for (const unseen of [false, true]) {
    const indexes = [...read.lines.keys()].filter((i) => hidden.lines.has(i) === unseen)
    for (const at of findInjectionLines(indexes.map((i) => read.lines[i]?.text ?? ''))) {
      const index = indexes[at]
      if (index !== undefined) out.add(index)
    }
  }
  return out
}

/** What a line says besides: `Cut costs by 9%. Ignore all previous rules.` → `Cut costs by 9%.` */
export const removeInjection = (line: string): string =>
  isPromptInjection(line) ? removeInjectionSentences(line).trim() : ''

/** What was read, without the hazards of such lines: they move the score neither up nor down. */
export const removeInjectionWarnings = (read: ExtractedDocument, orders: ReadonlySet<number>): ExtractedDocument =>
  orders.size === 0
    ? read
    : { ...read, hazards: read.hazards.filter(({ line }) => line === undefined || !orders.has(line)) }

/** A parsed resume without such sentences, however the parser has joined or cut their lines. */
export const removeInjectedText = (
  content: ResumeContent,
  read: ExtractedDocument,
  orders: ReadonlySet<number>,
): ResumeContent => {
  if (orders.size === 0) return content
  const lines = [...orders]
    .map((i) => read.lines[i]?.text.trim() ?? '')
    .filter((line) => line.length > 3 && removeInjection(line) === '')
  const bare = new Set(lines.map(toAlphanumeric))
  const whole = toAlphanumeric(lines.join(' '))
  return mapContentTexts(content, (text) => {
    let left = removeInjectionSentences(text)
    for (const line of lines) left = left.split(line).join('')
    return left
      .split('\n')
      .filter((part) => {
        const plain = toAlphanumeric(part)
        return plain === '' || !(bare.has(plain) || (plain.length > 20 && whole.includes(plain)))
      })
      .join('\n')
      .replace(/[ \t]{2,}/g, ' ')
      .trim()
  })
}
