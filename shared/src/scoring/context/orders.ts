import type { ExtractedDocument } from '../../parser/extracted-document.ts'
import type { ResumeContent } from '../../resume/content.ts'
import { machineLines, speaksToMachine, withoutOrders } from '../advice/injection.ts'
import { cleaned } from './cleaned.ts'
import type { Hidden } from './hidden.ts'
import { squeeze } from './text.ts'

/** Indexes of read lines that speak to a machine; seen and hidden lines are each taken as a text of their own. */
export const orderLines = (read: ExtractedDocument, hidden: Hidden): ReadonlySet<number> => {
  const out = new Set<number>()
  for (const unseen of [false, true]) {
    const indexes = [...read.lines.keys()].filter((i) => hidden.lines.has(i) === unseen)
    for (const at of machineLines(indexes.map((i) => read.lines[i]?.text ?? ''))) {
      const index = indexes[at]
      if (index !== undefined) out.add(index)
    }
  }
  return out
}

/** What a line says besides: `Cut costs by 9%. Ignore all previous rules.` → `Cut costs by 9%.` */
export const restOf = (line: string): string => (speaksToMachine(line) ? withoutOrders(line).trim() : '')

/** What was read, without the hazards of such lines: they move the score neither up nor down. */
export const withoutOrderHazards = (read: ExtractedDocument, orders: ReadonlySet<number>): ExtractedDocument =>
  orders.size === 0
    ? read
    : { ...read, hazards: read.hazards.filter(({ line }) => line === undefined || !orders.has(line)) }

/** A parsed resume without such sentences, however the parser has joined or cut their lines. */
export const withoutOrderText = (
  content: ResumeContent,
  read: ExtractedDocument,
  orders: ReadonlySet<number>,
): ResumeContent => {
  if (orders.size === 0) return content
  const lines = [...orders]
    .map((i) => read.lines[i]?.text.trim() ?? '')
    .filter((line) => line.length > 3 && restOf(line) === '')
  const bare = new Set(lines.map(squeeze))
  const whole = squeeze(lines.join(' '))
  return cleaned(content, (text) => {
    let left = withoutOrders(text)
    for (const line of lines) left = left.split(line).join('')
    return left
      .split('\n')
      .filter((part) => {
        const plain = squeeze(part)
        return plain === '' || !(bare.has(plain) || (plain.length > 20 && whole.includes(plain)))
      })
      .join('\n')
      .replace(/[ \t]{2,}/g, ' ')
      .trim()
  })
}
