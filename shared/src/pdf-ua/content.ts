import { type Dict, isList, Name, ObjectReader, Operator, type PdfObject, Ref, Stream, Text } from './objects.ts'
import type { PdfFile } from './pdf-file.ts'
import type { Element, Structure } from './structure.ts'

/** An open marked-content sequence. `element` is set when the structure tree refers to it. */
export interface Mark {
  readonly tag: string
  readonly properties: Dict | undefined
  readonly element: Element | undefined
}

export interface ShownText {
  readonly font: Dict | undefined
  readonly fontRef: PdfObject
  readonly codes: string
  readonly renderingMode: number
  readonly marks: readonly Mark[]
}

/** What happens in the contents of a file, page by page, forms included. */
export interface ContentEvents {
  onMark(mark: Mark, outer: readonly Mark[]): void
  /** A painted text, path, shading or image. */
  onPaint(marks: readonly Mark[]): void
  onText(text: ShownText): void
  onForm(form: Stream, ref: PdfObject, marks: readonly Mark[]): void
}

const PAINTING = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'sh', 'EI', 'BI'])
const SHOWING = new Set(['Tj', 'TJ', "'", '"'])

interface State {
  font: PdfObject
  mode: number
}
interface Scope {
  readonly resources: Dict | undefined
  /** Elements by MCID. */
  readonly elements: readonly (Element | undefined)[]
}

/** Reads the contents of all pages. */
export const readContents = (file: PdfFile, structure: Structure, events: ContentEvents): void => {
  for (const page of listPages(file)) {
    const data = file
      .list(page.get('Contents'))
      .map((part) => file.stream(part) ?? '')
      .join('\n')
    const key = file.number(page.get('StructParents'))
    const scope = { resources: inherit(file, page, 'Resources'), elements: structure.parents.get(key ?? -1) ?? [] }
    new ContentReader(file, structure, events).run(data, scope, [], 0)
  }
}

/** The pages in order. */
export const listPages = (file: PdfFile): Dict[] => {
  const pages: Dict[] = []
  const visit = (value: PdfObject, depth: number): void => {
    const node = file.dict(value)
    if (!node || depth > 50 || pages.length > 5_000) return
    if (node.has('Kids')) for (const kid of file.list(node.get('Kids'))) visit(kid, depth + 1)
    else pages.push(node)
  }
  visit(file.catalog?.get('Pages'), 0)
  return pages
}

const inherit = (file: PdfFile, page: Dict, key: string): Dict | undefined => {
  let node: Dict | undefined = page
  for (let n = 0; node && n < 50; n++) {
    const found = file.dict(node.get(key))
    if (found) return found
    node = file.dict(node.get('Parent'))
  }
  return undefined
}

class ContentReader {
  private readonly file: PdfFile
  private readonly structure: Structure
  private readonly events: ContentEvents
  private state: State = { font: undefined, mode: 0 }
  private readonly saved: State[] = []

  constructor(file: PdfFile, structure: Structure, events: ContentEvents) {
    this.file = file
    this.structure = structure
    this.events = events
  }

  run(data: string, scope: Scope, outer: readonly Mark[], depth: number): void {
    const reader = new ObjectReader(data)
    const marks = [...outer]
    let operands: PdfObject[] = []
    for (;;) {
      reader.skipSpace()
      if (reader.at >= data.length) return
      const value = reader.read()
      if (!(value instanceof Operator)) {
        operands.push(value)
        continue
      }
      if (value.name === 'BI') skipInlineImage(reader)
      this.execute(value.name, operands, scope, marks, outer.length)
      if (value.name === 'Do') this.draw(operands[0], scope, marks, depth)
      operands = []
    }
  }

  private execute(name: string, operands: readonly PdfObject[], scope: Scope, marks: Mark[], floor: number): void {
    if (name === 'q') this.saved.push({ ...this.state })
    else if (name === 'Q') this.state = this.saved.pop() ?? this.state
    else if (name === 'Tf') this.state.font = this.file.dict(scope.resources?.get('Font'))?.get(toName(operands[0]))
    else if (name === 'Tr') this.state.mode = this.file.number(operands[0]) ?? 0
    else if (name === 'BMC' || name === 'BDC') this.open(operands, scope, marks)
    else if (name === 'EMC') {
      if (marks.length > floor) marks.pop()
    } else if (SHOWING.has(name)) this.show(operands, marks)
    else if (PAINTING.has(name)) this.events.onPaint([...marks])
  }

  private open([tag, value]: readonly PdfObject[], scope: Scope, marks: Mark[]): void {
    const named = value instanceof Name ? this.file.dict(scope.resources?.get('Properties'))?.get(value.name) : value
    const properties = this.file.dict(named)
    const mcid = this.file.number(properties?.get('MCID'))
    const mark = { tag: toName(tag), properties, element: mcid === undefined ? undefined : scope.elements[mcid] }
    this.events.onMark(mark, [...marks])
    marks.push(mark)
  }

  private show(operands: readonly PdfObject[], marks: readonly Mark[]): void {
    const parts = operands.flatMap((operand) => (isList(operand) ? operand : [operand]))
    const codes = parts.map((part) => (part instanceof Text ? part.value : '')).join('')
    if (codes === '') return
    this.events.onPaint([...marks])
    const font = this.file.dict(this.state.font)
    this.events.onText({ font, fontRef: this.state.font, codes, renderingMode: this.state.mode, marks: [...marks] })
  }

  private draw(operand: PdfObject, scope: Scope, marks: readonly Mark[], depth: number): void {
    const ref = this.file.dict(scope.resources?.get('XObject'))?.get(toName(operand))
    const drawn = this.file.resolve(ref)
    if (!(drawn instanceof Stream) || depth > 20) return
    if (this.file.name(drawn.dict.get('Subtype')) !== 'Form') {
      this.events.onPaint([...marks])
      return
    }
    this.events.onForm(drawn, ref, [...marks])
    const key = this.file.number(drawn.dict.get('StructParents'))
    const inner = {
      resources: this.file.dict(drawn.dict.get('Resources')) ?? scope.resources,
      elements: this.structure.parents.get(key ?? -1) ?? [],
    }
    this.run(this.file.stream(drawn) ?? '', inner, marks, depth + 1)
  }
}

const toName = (value: PdfObject): string => (value instanceof Name ? value.name : '')

const skipInlineImage = (reader: ObjectReader): void => {
  const end = /\sEI(?=[\s\0]|$)/g
  end.lastIndex = reader.at
  reader.at = end.exec(reader.text) ? end.lastIndex : reader.text.length
}

/** The key of an indirect object, to tell two uses of the same one. */
export const toKey = (value: PdfObject): number | undefined => (value instanceof Ref ? value.id : undefined)
