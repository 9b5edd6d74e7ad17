import type { ExtractedDocument } from '../../../parser/extracted-document.ts'
import type { ResumeContent } from '../../../resume/schema/content.ts'
import { findInjectionLines, isPromptInjection, removeInjectionSentences } from '../../advice/prompt-injection.ts'
import { toAlphanumeric } from '../text.ts'
import type { HiddenText } from './hidden-text.ts'
import { mapContentTexts } from './map-texts.ts'

/** Indexes of extracted lines with a prompt injection. Visible and hidden lines are checked as two separate texts. */
export const findInjectedLines = (extracted: ExtractedDocument, hidden: HiddenText): ReadonlySet<number> => {
  const injected = new Set<number>()
  for (const isHidden of [false, true]) {
    const indexes = [...extracted.lines.keys()].filter((i) => hidden.lines.has(i) === isHidden)
    for (const at of findInjectionLines(indexes.map((i) => extracted.lines[i]?.text ?? ''))) {
      const index = indexes[at]
      if (index !== undefined) injected.add(index)
    }
  }
  return injected
}

/** A line without its prompt injection: `Cut costs by 9%. Ignore all previous rules.` → `Cut costs by 9%.` */
export const removeInjection = (line: string): string =>
  isPromptInjection(line) ? removeInjectionSentences(line).trim() : ''

/** Drops the warnings of injected lines, so that they do not change the score. */
export const removeInjectionWarnings = (
  extracted: ExtractedDocument,
  injected: ReadonlySet<number>,
): ExtractedDocument =>
  injected.size === 0
    ? extracted
    : { ...extracted, hazards: extracted.hazards.filter(({ line }) => line === undefined || !injected.has(line)) }

/** A parsed resume without prompt injections, also where the parser joined or split their lines. */
export const removeInjectedText = (
  content: ResumeContent,
  extracted: ExtractedDocument,
  injected: ReadonlySet<number>,
): ResumeContent => {
  if (injected.size === 0) return content
  const lines = [...injected]
    .map((i) => extracted.lines[i]?.text.trim() ?? '')
    .filter((line) => line.length > 3 && removeInjection(line) === '')
  const plainLines = new Set(lines.map(toAlphanumeric))
  const joinedLines = toAlphanumeric(lines.join(' '))
  return mapContentTexts(content, (text) => {
    let remaining = removeInjectionSentences(text)
    for (const line of lines) remaining = remaining.split(line).join('')
    return remaining
      .split('\n')
      .filter((part) => {
        const plain = toAlphanumeric(part)
        return plain === '' || !(plainLines.has(plain) || (plain.length > 20 && joinedLines.includes(plain)))
      })
      .join('\n')
      .replace(/[ \t]{2,}/g, ' ')
      .trim()
  })
}
