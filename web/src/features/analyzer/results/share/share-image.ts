import html2canvas from 'html2canvas-pro'
import { saveBlob } from '#web/platform/save-file.ts'

const FILE_NAME = 'faro-score.png'

const renderImage = async (element: HTMLElement): Promise<Blob> => {
  const options = {
    scale: 2,
    logging: false,
    backgroundColor: null,
    ignoreElements: isDocumentHead,
    onclone: applyStyles,
  }
  const canvas = await withoutStyleElements(() => html2canvas(element, options))
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png')
  })
}

// html2canvas renders a copy of the page, with a base element, a style element and style attributes, all of which the
// Content-Security-Policy blocks. The copy gets its styles by means that the policy allows.
const isDocumentHead = (element: Element): boolean => element === document.head

const applyStyles = async (copy: Document, card: HTMLElement): Promise<void> => {
  const view = copy.defaultView
  if (!view) return
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((r) => r.cssText)).join('\n'))
  copy.adoptedStyleSheets = [sheet]
  for (const svg of card.querySelectorAll('svg')) {
    const set = svg.setAttribute.bind(svg)
    svg.setAttribute = (name, value) => {
      if (name === 'style') svg.style.cssText = value
      else set(name, value)
    }
  }
  card.getBoundingClientRect()
  await copy.fonts.ready
}

const withoutStyleElements = async <T>(work: () => Promise<T>): Promise<T> => {
  const create = document.createElement.bind(document)
  const inert = (name: string, options?: ElementCreationOptions) =>
    create(name.toLowerCase() === 'style' ? 'template' : name, options)
  Object.defineProperty(document, 'createElement', { configurable: true, value: inert })
  try {
    return await work()
  } finally {
    Reflect.deleteProperty(document, 'createElement')
  }
}

/** Renders an element as a PNG and opens the system's share dialog; downloads it where sharing is unavailable. */
export const shareImage = async (element: HTMLElement, title: string): Promise<void> => {
  const blob = await renderImage(element)
  const file = new File([blob], FILE_NAME, { type: 'image/png' })
  const offer = { files: [file], title }
  if (!navigator.canShare?.(offer)) return saveBlob(blob, FILE_NAME)
  try {
    await navigator.share(offer)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveBlob(blob, FILE_NAME)
  }
}
