import { type MarkedSegment, parseMarks, serializeMarks } from '#shared/resume/prose/marks.ts'
import type { TextRange } from '#shared/resume/prose/toggle-mark.ts'

const HREF_ATTRIBUTE = 'data-href'

/** Shows a stored line in an editable element: marks as elements, links as text that cannot be followed. */
export const writeMarkedDom = (element: HTMLElement, stored: string): void => {
  element.replaceChildren(...parseMarks(stored).map(createNode))
}

const createNode = ({ text, bold, italic, href }: MarkedSegment): Node => {
  let node: Node = document.createTextNode(text)
  const wrap = (name: string) => {
    const outer = document.createElement(name)
    outer.append(node)
    node = outer
    return outer
  }
  if (italic) wrap('em')
  if (bold) wrap('strong')
  if (href !== undefined) {
    const link = wrap('span')
    link.className = 'text-sea underline'
    link.setAttribute(HREF_ATTRIBUTE, href)
  }
  return node
}

/** The segments that an editable element shows, whatever elements the browser put into it. */
export const readMarkedDom = (element: HTMLElement): MarkedSegment[] => {
  const segments: MarkedSegment[] = []
  const walk = (node: Node, marks: Omit<MarkedSegment, 'text'>) => {
    for (const child of node.childNodes) {
      if (child instanceof Text) {
        const text = child.data.replace(/[\u00a0\n]/g, ' ')
        if (text !== '') segments.push({ ...marks, text })
      } else if (child instanceof HTMLElement) {
        const href = child.getAttribute(HREF_ATTRIBUTE)
        walk(child, {
          ...marks,
          ...(['STRONG', 'B'].includes(child.tagName) && { bold: true }),
          ...(['EM', 'I'].includes(child.tagName) && { italic: true }),
          ...(href !== null && { href }),
        })
      }
    }
  }
  walk(element, {})
  return segments
}

/** The stored line of an editable element. */
export const readStored = (element: HTMLElement): string => serializeMarks(readMarkedDom(element))

/** The selection inside of an element, as indexes of its text; null where the selection is elsewhere. */
export const readSelection = (element: HTMLElement): TextRange | null => {
  const selection = getSelection()
  if (!selection || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return null
  const measure = (container: Node, offset: number) => {
    const before = document.createRange()
    before.selectNodeContents(element)
    before.setEnd(container, offset)
    return before.toString().length
  }
  return {
    start: measure(range.startContainer, range.startOffset),
    end: measure(range.endContainer, range.endOffset),
  }
}

/** Selects a range of the text of an element, and gives it the focus. */
export const selectText = (element: HTMLElement, { start, end }: TextRange): void => {
  if (document.activeElement !== element) element.focus({ preventScroll: true })
  const range = document.createRange()
  range.selectNodeContents(element)
  const place = (index: number, set: (node: Node, offset: number) => void) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let left = index
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { length } = node.textContent ?? ''
      if (left <= length) return set(node, left)
      left -= length
    }
  }
  place(start, (node, offset) => range.setStart(node, offset))
  place(end, (node, offset) => range.setEnd(node, offset))
  if (start === end && start > 0 && range.startContainer === element) range.collapse(false)
  getSelection()?.removeAllRanges()
  getSelection()?.addRange(range)
}
