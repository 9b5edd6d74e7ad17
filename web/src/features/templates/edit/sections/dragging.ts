import { Accessibility, AutoScroller, Feedback, StyleInjector } from '@dnd-kit/dom'

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

/** What dragging needs; the library's cursor and selection rules would hold for the whole page. */
export const DRAG_PLUGINS = [Accessibility, AutoScroller, Feedback]
