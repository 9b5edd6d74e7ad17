import { LIMITS } from '../../../resume/schema/limits.ts'
import { isDutiesLabel } from './labelled-values.ts'
import { type PLine, wouldNotFit } from '../../lines/parsed-line.ts'

/** Bullets of an entry with their wrapped lines put together, and what is no bullet as prose. */
export const bulletsAndProse = (lines: readonly PLine[]): { bullets: string[]; prose: string } => {
  const bullets: string[] = []
  const prose: string[] = []
  let open: 'bullet' | 'prose' | undefined
  let before: PLine | undefined
  const edge = edgeOf(lines)
  for (const line of lines) {
    if (isDutiesLabel(line.body)) continue
    if (line.bullet) {
      bullets.push(line.body)
      open = 'bullet'
    } else if (open === 'bullet' && goesOn(line, before)) {
      bullets[bullets.length - 1] = `${bullets.at(-1)} ${line.text}`
    } else {
      if (open === 'prose' && goesOn(line, before, edge)) prose[prose.length - 1] = `${prose.at(-1)} ${line.text}`
      else prose.push(line.text)
      open = 'prose'
    }
    before = line
  }
  return {
    bullets: bullets.slice(0, LIMITS.list).map((text) => text.slice(0, LIMITS.prose)),
    prose: prose.join('\n').slice(0, LIMITS.prose),
  }
}

const edgeOf = (lines: readonly PLine[]): number => Math.max(0, ...lines.map((line) => line.right))

/**
 * A line goes on with the one above: same column and look, no wide gap, or a lower-case start. Where the right `edge` of
 * the text is known, a line whose first word had room above it does not.
 */
const goesOn = (line: PLine, before: PLine | undefined, edge?: number): boolean => {
  if (!before) return false
  if (/^\p{Ll}/u.test(line.text)) return true
  const placed = line.right > line.x && line.page === before.page && line.y > before.y
  if (placed && edge !== undefined && !wouldNotFit(line, before, edge)) return false
  if (/[.!?:]$/.test(before.text) && before.text.length < 60) return false
  return line.gap < 1.75 && line.size === before.size && !/^\p{L}[\p{L} ]{1,25}:/u.test(line.text)
}

/** Lines as running text: wrapped lines joined, paragraphs kept. */
export const paragraphs = (lines: readonly PLine[]): string => {
  const out: string[] = []
  let before: PLine | undefined
  const edge = edgeOf(lines)
  for (const line of lines) {
    if (before && !line.bullet && goesOn(line, before, edge)) out[out.length - 1] = `${out.at(-1)} ${line.text}`
    else out.push(line.text)
    before = line
  }
  return out.join('\n').slice(0, LIMITS.prose)
}
