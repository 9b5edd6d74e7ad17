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

// dnd-kit adds a <style> element, which the CSP blocks; a constructed style sheet is allowed.
// Its rules go into the first layer, because a new layer would override our utilities.
StyleInjector.prototype.register = (rules: string) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules.replace('@layer dnd-kit', '@layer theme'))
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/** Starts a drag with the pointer or with Space. Shortcuts with Ctrl, ⌘ or Alt stay the editor's. */
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
 * Plugins of dnd-kit with announcements in the interface language. Its cursor and selection plugins are left out:
 * they change the style of the whole page.
 */
export const useDragPlugins = () => {
  const { t } = useLingui()
  return useMemo(() => {
    const accessibility: AccessibilityOptions = {
      announcements: {
        dragstart: ({ operation: { source } }) => {
          const place = getPosition(source)
          return place === null ? undefined : t`Picked up from position ${place}.`
        },
        dragover: ({ operation: { source } }) => {
          const place = getPosition(source)
          return place === null ? undefined : t`Moved to position ${place}.`
        },
        dragend: ({ canceled, operation: { source } }) => {
          const place = getPosition(source)
          if (canceled) return t`Moved back.`
          return place === null ? undefined : t`Dropped in position ${place}.`
        },
      },
      screenReaderInstructions: {
        draggable: t`To pick up an item, press Space. Move it with the arrow keys. Press Space again to drop it, or Esc to cancel.`,
      },
    }
    return [Accessibility.configure(accessibility), AutoScroller, Feedback]
  }, [t])
}
