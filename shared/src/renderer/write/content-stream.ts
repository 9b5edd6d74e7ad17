import type { TagNode, Weight } from '../compose/blocks.ts'
import { toPdfColor } from '../draw/color.ts'
import type { DrawListPage, PositionedText } from '../draw/draw-list.ts'
import { getDrawnGlyph, placeGlyphs } from '../draw/place-glyphs.ts'
import { KAPPA, type Shape } from '../draw/shapes.ts'
import type { FontFace } from '../fonts/font-face.ts'
import { type EmbeddedFace, embedFace } from './embed-font.ts'
import { toPdfText } from './jspdf.ts'
import { findSplitWords, SOFT_HYPHEN, type SplitWordMarks } from './split-words.ts'

/** A face of the document, subset to its characters, with the name of its font resource. */
interface FaceResource {
  readonly name: string
  readonly embedded: EmbeddedFace
}

/** The faces that the document uses. Weights with the same face share a resource. */
export type EmbeddedFaces = ReadonlyMap<Weight, FaceResource>

/** The operators of one page. */
export interface PageStream {
  /** Operators of the decoration. */
  readonly decoration: string
  /** Operators of the marked text, drawn over the pictures. */
  readonly markedContent: string
  /** The node of each marked-content sequence, by MCID. */
  readonly markedNodes: readonly TagNode[]
}

/** Two decimals at most, as PDF operands are written. */
export const formatNumber = (value: number): string => String(Math.round(value * 100) / 100)

/**
 * Writes a page as PDF operators: decoration as artifacts, then the text as marked content. `height`: of the page in
 * pt.
 */
export const createPageStream = (page: DrawListPage, height: number, faces: EmbeddedFaces): PageStream => {
  const marked: TagNode[] = page.pictures.flatMap(({ node }) => node ?? [])
  const out: string[] = []
  const decoration = page.shapes.map((shape) => writeShape(shape, height))
  for (const passage of groupByNode(page.texts)) {
    const node = passage[0]?.node
    if (node) marked.push(node)
    out.push(node ? `/${node.role} <</MCID ${marked.length - 1}>> BDC` : '/Artifact <</Type /Pagination>> BDC')
    out.push(writeTextObject(passage, height, faces), 'EMC')
  }
  return {
    decoration: decoration.length > 0 ? ['/Artifact BMC', ...decoration, 'EMC'].join('\n') : '',
    markedContent: out.join('\n'),
    markedNodes: marked,
  }
}

interface UsedGlyphs {
  /** The character of each glyph. */
  readonly characters: Map<number, number>
  /** The largest size that the face is drawn at, in pt. */
  size: number
}

/** What each face is used for. A soft hyphen is written as a hyphen. */
const collectGlyphs = (
  pages: readonly DrawListPage[],
  faces: Readonly<Record<Weight, FontFace>>,
): ReadonlyMap<FontFace, UsedGlyphs> => {
  const startWithSpace = (face: FontFace): UsedGlyphs => ({ characters: new Map([[face.glyph(32), 32]]), size: 1 })
  const used = new Map([[faces.regular, startWithSpace(faces.regular)]])
  for (const text of pages.flatMap(({ texts }) => texts)) {
    const face = faces[text.weight]
    const glyphs = used.get(face) ?? startWithSpace(face)
    glyphs.size = Math.max(glyphs.size, text.size)
    used.set(face, glyphs)
    for (const character of text.text.replaceAll(SOFT_HYPHEN, '-')) {
      const code = character.codePointAt(0) ?? 32
      const glyph = getDrawnGlyph(text, face, code)
      if (!glyphs.characters.has(glyph)) glyphs.characters.set(glyph, code)
    }
  }
  return used
}

/** Subsets the faces of a document to its characters. */
export const embedFaces = (
  pages: readonly DrawListPage[],
  faces: Readonly<Record<Weight, FontFace>>,
): EmbeddedFaces => {
  const resources = new Map<FontFace, FaceResource>()
  for (const [face, { characters, size }] of collectGlyphs(pages, faces))
    resources.set(face, { name: `F${resources.size + 1}`, embedded: embedFace(face, characters, size) })
  const embedded = new Map<Weight, FaceResource>()
  for (const weight of new Set([
    'regular' as const,
    ...pages.flatMap(({ texts }) => texts.map((text) => text.weight)),
  ])) {
    const resource = resources.get(faces[weight])
    if (resource) embedded.set(weight, resource)
  }
  return embedded
}

const groupByNode = (texts: readonly PositionedText[]): PositionedText[][] => {
  const passages: PositionedText[][] = []
  for (const text of texts) {
    const last = passages.at(-1)
    if (last && last[0]?.node === text.node) last.push(text)
    else passages.push([text])
  }
  return passages
}

const writeTextObject = (texts: readonly PositionedText[], height: number, faces: EmbeddedFaces): string => {
  const out = ['BT']
  let font = ''
  let color = ''
  let lastSpacing = 0
  const splitWords = findSplitWords(texts)
  for (const [i, text] of texts.entries()) {
    const resource = faces.get(text.weight)
    if (!resource) continue
    const fontOperator = `/${resource.name} ${formatNumber(text.size)} Tf`
    const colorOperator = `${toPdfColor(text.color)} rg`
    const spacing = (text.tracking ?? 0) * text.size
    if (fontOperator !== font) out.push(fontOperator)
    if (colorOperator !== color) out.push(colorOperator)
    if (spacing !== lastSpacing) out.push(`${formatNumber(spacing)} Tc`)
    font = fontOperator
    color = colorOperator
    lastSpacing = spacing
    out.push(
      `1 0 0 1 ${formatNumber(text.x)} ${formatNumber(height - text.y)} Tm`,
      getShowText(text, resource.embedded, splitWords[i]),
    )
  }
  // Character spacing would apply to the text objects that follow.
  if (lastSpacing) out.push('0 Tc')
  out.push('ET')
  return out.join('\n')
}

/** Operators of texts by the face that they are written with, which stays the same until a letter is new. */
const shown = new WeakMap<EmbeddedFace, Map<string, string>>()
const MAX_SHOWN = 2_500

/** As `writeShowText`; remembers texts without marks, nearly all of which are after a keystroke as they were before. */
const getShowText = (text: PositionedText, embedded: EmbeddedFace, marks: SplitWordMarks | undefined): string => {
  if (marks?.startsAt !== undefined || marks?.endsAt !== undefined) return writeShowText(text, embedded, marks)
  const key = `${text.size} ${text.tighter} ${text.tracking} ${text.tabular} ${text.text}`
  const last = shown.get(embedded)
  const known = last && last.size < MAX_SHOWN ? last : new Map<string, string>()
  const operators = known.get(key) ?? writeShowText(text, embedded)
  shown.set(embedded, known.set(key, operators))
  return operators
}

/**
 * `[(ab)-20(c)]TJ`: glyph codes with pair kerning and narrower spaces. The parts of a split word are one span whose
 * text is the whole word (PDF 1.7, 14.9.4), so that readers find it.
 */
const writeShowText = (text: PositionedText, { face, codes }: EmbeddedFace, marks: SplitWordMarks = {}): string => {
  const out: string[] = []
  let shown = ''
  const flush = (operator: string) => {
    if (shown !== '') out.push(`[(${shown})]TJ`)
    out.push(operator)
    shown = ''
  }
  for (const { at, glyph, nearer } of placeGlyphs(text, face)) {
    if (at === marks.endsAt) flush('EMC')
    if (at === marks.startsAt) flush(`/Span <</ActualText ${toPdfText(marks.word ?? '')}>> BDC`)
    if (!glyph) continue
    const move = formatNumber(nearer)
    if (move !== '0') shown += `)${move}(`
    shown += codes.get(glyph) ?? ''
  }
  if (text.text.length === marks.endsAt) flush('EMC')
  return shown === '' ? out.join('\n') : [...out, `[(${shown})]TJ`].join('\n')
}

const writeShape = (shape: Shape, height: number): string => {
  const n = formatNumber
  const y = (down: number) => n(height - down)
  switch (shape.kind) {
    case 'line':
      return `${toPdfColor(shape.color)} RG ${n(shape.line)} w ${shape.dotted ? `1 J [0 ${n(shape.line * 3)}] 0 d ` : ''}${n(shape.x1)} ${y(shape.y1)} m ${n(shape.x2)} ${y(shape.y2)} l S${shape.dotted ? ' [] 0 d 0 J' : ''}`
    case 'rect': {
      const path = shape.radius
        ? roundedRectPath(shape.x, height - shape.y - shape.height, shape.width, shape.height, shape.radius)
        : `${n(shape.x)} ${y(shape.y + shape.height)} ${n(shape.width)} ${n(shape.height)} re`
      return paintPath(shape, path)
    }
    case 'circle': {
      const { x, r } = shape
      return paintPath(shape, roundedRectPath(x - r, height - shape.y - r, 2 * r, 2 * r, r))
    }
    case 'path': {
      const unit = shape.size / 24
      const px = (value: number) => n(shape.x + value * unit)
      const py = (value: number) => y(shape.y + value * unit)
      const path = shape.d.map((step) => {
        if (step[0] === 'Z') return 'h'
        if (step[0] === 'C')
          return `${px(step[1])} ${py(step[2])} ${px(step[3])} ${py(step[4])} ${px(step[5])} ${py(step[6])} c`
        return `${px(step[1])} ${py(step[2])} ${step[0] === 'M' ? 'm' : 'l'}`
      })
      return paintPath(shape, path.join(' '))
    }
  }
}

const paintPath = (shape: { fill?: string; stroke?: string; line?: number }, path: string): string => {
  const fill = shape.fill ? `${toPdfColor(shape.fill)} rg ` : ''
  const stroke = shape.stroke ? `${toPdfColor(shape.stroke)} RG ${formatNumber(shape.line ?? 1)} w 1 J 1 j ` : ''
  return `${fill}${stroke}${path} ${shape.fill && shape.stroke ? 'B' : shape.fill ? 'f' : 'S'}`
}

/** Path operators of a rounded rectangle from its lower left corner, in PDF coordinates (pt, y upwards). */
export const roundedRectPath = (x: number, y: number, w: number, h: number, radius: number): string => {
  const n = formatNumber
  const r = Math.min(radius, w / 2, h / 2)
  const k = r * (1 - KAPPA)
  return [
    `${n(x + r)} ${n(y)} m ${n(x + w - r)} ${n(y)} l`,
    `${n(x + w - k)} ${n(y)} ${n(x + w)} ${n(y + k)} ${n(x + w)} ${n(y + r)} c ${n(x + w)} ${n(y + h - r)} l`,
    `${n(x + w)} ${n(y + h - k)} ${n(x + w - k)} ${n(y + h)} ${n(x + w - r)} ${n(y + h)} c ${n(x + r)} ${n(y + h)} l`,
    `${n(x + k)} ${n(y + h)} ${n(x)} ${n(y + h - k)} ${n(x)} ${n(y + h - r)} c ${n(x)} ${n(y + r)} l`,
    `${n(x)} ${n(y + k)} ${n(x + k)} ${n(y)} ${n(x + r)} ${n(y)} c h`,
  ].join(' ')
}
