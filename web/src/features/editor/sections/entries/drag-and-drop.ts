import {
  Accessibility,
  AutoScroller,
  type Draggable,
  Feedback,
  KeyboardSensor,
  PointerSensor,
  StyleInjector,
} from '@dnd-kit/dom'
import { isSortable } from '@dnd-kit/dom/sortable'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

// The library writes its rules into a style element, which our security policy refuses; a constructed sheet is allowed.
// Its own layer would come last and win over ours, so its rules go into the first one.
StyleInjector.prototype.register = (rules: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules.replace('@layer dnd-kit', '@layer theme'))
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/** What starts a drag. A key with Ctrl, ⌘ or Alt is one of the editor's, on a handle too. */
export const DRAG_SENSORS = [
  PointerSensor,
  KeyboardSensor.configure({
    preventActivation: (event, source) =>
      event.target !== (source.handle ?? source.element) || event.ctrlKey || event.metaKey || event.altKey,
  }),
]

type AccessibilityOptions = NonNullable<ConstructorParameters<typeof Accessibility>[1]>

const getPosition = (source: Draggable | null) => (source && isSortable(source) ? source.index + 1 : null)

/**
 * What dragging needs, speaking the reader's language. The library's cursor and selection rules are left out: they
 * would hold for the whole page.
 */
export const useDragPlugins = () => {
  const { t } = useLingui()
  return useMemo(() => {
    const accessibility: AccessibilityOptions = {
      announcements: {
        dragstart: ({ operation: { source } }) => {
          const place = getPosition(source)
          return place === null ? undefined : t`Picked up at place ${place}.`
        },
        dragover: ({ operation: { source } }) => {
          const place = getPosition(source)
          return place === null ? undefined : t`Now at place ${place}.`
        },
        dragend: ({ canceled, operation: { source } }) => {
          const place = getPosition(source)
          if (canceled) return t`Back where it was.`
          return place === null ? undefined : t`Put down at place ${place}.`
        },
      },
      screenReaderInstructions: {
        draggable: t`Press Space to pick it up, the arrows to move it, Space again to put it down, Esc to leave it where it was.`,
      },
    }
    return [Accessibility.configure(accessibility), AutoScroller, Feedback]
  }, [t])
}
