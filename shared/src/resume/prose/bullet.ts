import { parseMarks } from './marks.ts'

const BULLET_PREFIX = /^\s*(?:[•‣▪▸●○◦∙⁃·■–—*]|-(?=\s))\s*/

/** A stored line of prose: its bullet character with the spaces around it, empty for a paragraph, and the text after it. */
export const splitBulletPrefix = (line: string): { prefix: string; text: string } => {
  const prefix = BULLET_PREFIX.exec(line)?.[0] ?? ''
  return prefix === '' || beginsWithMark(line)
    ? { prefix: '', text: line }
    : { prefix, text: line.slice(prefix.length) }
}

/** A star may begin a mark instead of a list item. */
const beginsWithMark = (line: string): boolean => {
  const start = line.trimStart()
  const [first] = start.startsWith('*') ? parseMarks(start) : []
  return Boolean(first?.bold || first?.italic)
}
