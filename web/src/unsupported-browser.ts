import type { Language } from '#shared/languages.ts'

/** Whether the browser has what Faro needs and cannot add: roughly Chrome 109, Firefox 115, Safari 17 and later. */
export const isSupportedBrowser = (): boolean =>
  'CompressionStream' in window &&
  'structuredClone' in window &&
  'findLast' in Array.prototype &&
  CSS.supports('height: 1svh')

const MESSAGES = {
  es: {
    title: 'Tu navegador es demasiado antiguo para Faro',
    steps:
      'Actualízalo o abre Faro en otro navegador: Chrome o Edge 109, Firefox 115, Safari 17 o una versión posterior.',
    kept: 'Lo que guardaste en este dispositivo sigue aquí.',
  },
  en: {
    title: 'Your browser is too old for Faro',
    steps: 'Update it, or open Faro in another one: Chrome or Edge 109, Firefox 115, Safari 17, or any later version.',
    kept: 'Anything you saved on this device is still here.',
  },
} as const

const addText = (parent: HTMLElement, tag: 'h1' | 'p', text: string, style: string): void => {
  const element = document.createElement(tag)
  element.textContent = text
  element.style.cssText = style
  parent.appendChild(element)
}

/**
 * Puts a message in both languages, the preferred one first, before the content of the page. Uses only what engines of
 * 2018 have, and no style sheet of the app.
 */
export const showUnsupportedBrowser = (preferred: Language): void => {
  const notice = document.createElement('div')
  notice.setAttribute('role', 'alert')
  notice.style.cssText = 'max-width:40em;margin:0 auto;padding:2em 1.25em;font:1.0625em/1.6 Georgia,serif'
  const order: readonly Language[] = preferred === 'es' ? ['es', 'en'] : ['en', 'es']
  for (const language of order) {
    const section = document.createElement('div')
    section.lang = language
    addText(
      section,
      language === preferred ? 'h1' : 'p',
      MESSAGES[language].title,
      'margin:1.5em 0 .5em;font-size:1.4em;font-weight:600',
    )
    addText(section, 'p', MESSAGES[language].steps, 'margin:0 0 .5em')
    addText(section, 'p', MESSAGES[language].kept, 'margin:0')
    notice.appendChild(section)
  }
  document.body.insertBefore(notice, document.body.firstChild)
}
