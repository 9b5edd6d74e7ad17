import { jsPDF } from 'jspdf'
import { unsafeCast } from '../../cast.ts'

/** The low-level parts of jsPDF (objects, events, fonts) that its published types omit. */
export interface JsPdfInternals {
  readonly events: { subscribe(event: string, handler: (data: never) => void): void }
  out(text: string): void
  newObjectDeferred(): number
  newObjectDeferredBegin(id: number, output: boolean): void
  getPageInfo(page: number): { readonly objId: number }
}

/** A jsPDF document that is being written. */
export interface JsPdfDocument {
  readonly pdf: jsPDF
  readonly internal: JsPdfInternals
  /** The font resources; whoever writes the font objects adds their numbers. */
  readonly fonts: FontList
}

type FontList = Record<string, { isAlreadyPutted: true; objectNumber: number }>
const plugins = unsafeCast<[string, (data: { fonts: FontList }) => void][]>(
  jsPDF.API.events,
  'its list of plugin events',
)
let lastFonts: FontList = {}
plugins.push([
  'addFonts',
  ({ fonts }) => {
    for (const key of Object.keys(fonts)) delete fonts[key]
    lastFonts = fonts
  },
])

/** Creates an empty PDF 1.7 document with one page size (pt), without standard fonts and uncompressed. */
export const createJsPdf = (paper: { readonly width: number; readonly height: number }): JsPdfDocument => {
  const pdf = new jsPDF({
    unit: 'pt',
    format: [paper.width, paper.height],
    floatPrecision: 16,
  })
  const privateApi = unsafeCast<{ __private__: { setPdfVersion(version: string): void } }>(
    pdf,
    'jsPDF 4 keeps its hooks there',
  )
  privateApi.__private__.setPdfVersion('1.7')
  return {
    pdf,
    fonts: lastFonts,
    internal: unsafeCast<JsPdfInternals>(pdf.internal, 'jsPDF 4 documents these by its plugins'),
  }
}

const binaries = new WeakMap<Uint8Array, string>()

/** Bytes as a string with one character per byte, the format of jsPDF. */
export const toBinaryString = (bytes: Uint8Array): string => {
  const cached = binaries.get(bytes)
  if (cached !== undefined) return cached
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  binaries.set(bytes, text)
  return text
}

/** A PDF text string as hexadecimal UTF-16, so that no character of the text can end it. */
export const toPdfText = (text: string): string => {
  let hex = 'FEFF'
  for (let i = 0; i < text.length; i++) hex += text.charCodeAt(i).toString(16).padStart(4, '0')
  return `<${hex}>`
}
