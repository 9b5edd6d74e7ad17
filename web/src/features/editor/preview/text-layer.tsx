import { type MouseEvent, memo, useDeferredValue } from 'react'
import type { PreviewPage } from '#web/workers/render/protocol.ts'
import { useEditor } from '../editor-context.ts'
import type { GoToField } from '../form/use-form-navigation.ts'
import { findIndex, findSpan, listBoxes, locateCharacter } from './locate-text.ts'
import { measureText } from './measure-text.ts'
import { useFocusedField } from './use-focused-field.ts'

/** How far beside a text a click or tap counts for it, CSS px. */
const REACH_PX = 12

interface TextLayerProps {
  page: PreviewPage
  /** CSS px per pt. */
  scale: number
  onGoToField: GoToField
}

/** Transparent text over the page image, for selection and search. A click or tap goes to the place in its field. */
export const TextLayer = memo(({ page, scale, onGoToField }: TextLayerProps) => {
  const { store } = useEditor()
  const { text } = useDeferredValue(page)
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    // A drag over the text selects it.
    if (getSelection()?.isCollapsed === false) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const point = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale }
    const span = findSpan(text, point, REACH_PX / scale)
    const place = span && locateCharacter(store.getSnapshot().document, span, findIndex(span, point.x, measureText))
    if (place) onGoToField(place.path, place.target)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut of the pointer; the form has the same fields
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the pointer; the form has the same fields
    <div
      className="absolute inset-0 overflow-hidden leading-none text-transparent selection:bg-beam/40 selection:text-transparent"
      onClick={onClick}
    >
      <FocusedBoxes text={text} scale={scale} />
      {text.map((span, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: texts of a page have no id
          key={index}
          className="absolute origin-top-left cursor-text whitespace-pre"
          style={{
            left: span.x * scale,
            top: span.y * scale,
            width: span.width * scale,
            height: span.height * scale,
            fontSize: span.size * scale,
            fontWeight: span.bold ? 700 : 400,
          }}
        >
          {span.text}{' '}
        </span>
      ))}
    </div>
  )
})

/** Lights the field that has the focus. */
const FocusedBoxes = ({ text, scale }: { text: PreviewPage['text']; scale: number }) => {
  const { store } = useEditor()
  const focused = useFocusedField()()
  const boxes = focused ? listBoxes(store.getSnapshot().document, text, focused, measureText) : []
  return boxes.map(({ x, y, width, height }, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no id
      key={index}
      data-lit
      className="pointer-events-none absolute rounded-sm bg-beam/25 mix-blend-multiply outline-2 outline-beam/60 forced-colors:outline-[Highlight]"
      style={{ left: x * scale - 2, top: y * scale - 1, width: width * scale + 4, height: height * scale + 2 }}
    />
  ))
}
