import { type RefObject, useState } from 'react'
import { expandToWord, findLinkRange, setLink, type TextRange } from '#shared/resume/prose/toggle-mark.ts'
import { readMarkedDom, readSelection, selectText } from './marked-dom.ts'
import { editMarked } from './marked-input.tsx'

/** The dialog for the link of the selection, or of the word at the caret, of a line. */
export const useLink = (line: RefObject<HTMLElement | null>) => {
  const [range, setRange] = useState<(TextRange & { href: string }) | null>(null)
  const finish = (edit: (element: HTMLElement, place: TextRange) => void) => {
    const element = line.current
    setRange(null)
    // The dialog gives the focus back when it is gone.
    if (element && range) requestAnimationFrame(() => edit(element, range))
  }
  return {
    range,
    open: () => {
      const element = line.current
      if (!element?.isConnected) return
      const segments = readMarkedDom(element)
      const text = element.textContent ?? ''
      const selection = readSelection(element) ?? { start: text.length, end: text.length }
      setRange(findLinkRange(segments, selection) ?? { ...expandToWord(text, selection), href: '' })
    },
    set: (href: string | null) =>
      finish((element, place) =>
        editMarked(element, (segments) => {
          if (place.start < place.end || href === null)
            return { segments: setLink(segments, place, href), selection: { start: place.end, end: place.end } }
          const text = href.replace(/^https?:\/\/|^mailto:/, '')
          const end = place.start + text.length
          const all = [...segments, { text: ` ${text}`, href }]
          return { segments: all, selection: { start: end, end } }
        }),
      ),
    close: () => finish(selectText),
  }
}
