import { type Plugin, parseAst } from 'vite'
import * as z from 'zod'

/** Statements by how they begin, and what stands for them. */
type Replacements = Readonly<Record<string, string>>

const EDITORS = [
  'AnnotationEditor',
  'AnnotationEditorLayer',
  'AnnotationEditorUIManager',
  'DrawingEditor extends AnnotationEditor',
  'FreeTextEditor extends AnnotationEditor',
  'HighlightEditor extends DrawingEditor',
  'InkEditor extends DrawingEditor',
  'SignatureEditor extends DrawingEditor',
  'StampEditor extends AnnotationEditor',
]
/** Annotations as elements of a page; on a canvas pdf.js draws them without these. */
const ELEMENTS = ['AnnotationElement', 'SignatureExtractor']

/** What a bundle of pdf.js never runs when it opens a file only to read its text or to draw its pages, by module. */
const UNUSED: Readonly<Record<string, Replacements>> = {
  'pdf.mjs': {
    // Objects that keep everything that pdf.js exports.
    'globalThis.pdfjsLib =': '',
    'globalThis._pdfjsTestingUtils =': '',
    ...Object.fromEntries([...EDITORS, ...ELEMENTS].map((name) => [`class ${name} {`, `class ${name} {}`])),
  },
  'pdf.worker.mjs': {
    // XFA forms, which `enableXfa` leaves out, and the formatted text of comments.
    'class XFAFactory {': 'class XFAFactory { static getRichTextAsHtml() { return null } }',
    // Writing of files.
    'handler.on("ExtractPages",': '',
    'handler.on("SaveDocument",': '',
  },
}

const STATEMENTS: readonly unknown[] = ['ClassDeclaration', 'ExpressionStatement']
const placeSchema = z.object({ start: z.int(), end: z.int() })

/** An ES module with one statement replaced for each of `replacements`. Throws where one is missing or not the only one. */
export const replaceStatements = (code: string, replacements: Replacements): string => {
  const beginnings = Object.keys(replacements)
  const found: { beginning: string; start: number; end: number }[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const place = 'type' in node && STATEMENTS.includes(node.type) ? placeSchema.parse(node) : undefined
    const beginning = place && beginnings.find((text) => code.startsWith(text, place.start))
    if (place && beginning !== undefined) found.push({ ...place, beginning })
    else for (const child of Object.values(node)) visit(child)
  }
  visit(parseAst(code))
  for (const text of beginnings) {
    const count = found.filter(({ beginning }) => beginning === text).length
    if (count !== 1) throw new Error(`pdf.js has ${count} statements that begin with "${text}"`)
  }
  return found
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { beginning, start, end }) => rest.slice(0, start) + replacements[beginning] + rest.slice(end), code)
}

/** Leaves out of pdf.js what is never used, 120 kB gzipped of its legacy build. The build fails where pdf.js has changed. */
export const trimPdfjs = (): Plugin => ({
  name: 'faro:trim-pdfjs',
  apply: 'build',
  transform: {
    filter: { id: /\/pdfjs-dist\/legacy\/build\/pdf(?:\.worker)?\.mjs$/ },
    handler(code, id) {
      const replacements = UNUSED[id.slice(id.lastIndexOf('/') + 1)]
      return replacements && { code: replaceStatements(code, replacements), map: null }
    },
  },
})
