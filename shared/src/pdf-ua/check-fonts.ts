import { readCMap, type ToUnicode } from './cmap.ts'
import type { ShownText } from './content.ts'
import { type Dict, isDict, isList, Name, type PdfObject, Stream } from './objects.ts'
import type { PdfFile } from './pdf-file.ts'
import type { Failures } from './report.ts'
import { readTrueType, type TrueType } from './truetype.ts'

const PREDEFINED_CMAP =
  /^(?:Identity-[HV]|(?:GB|GBK|GBpc|GBK2K|GBKp|UniGB|B5pc|HKscs|ETen|ETenms|CNS|UniCNS|83pv|90ms|90msp|90pv|Add|EUC|Ext|H|V|UniJIS|KSC|KSCms|KSCpc|UniKS)(?:[-\w]*))$/

/** Checks fonts as texts use them: embedding, widths, and characters of their codes. */
export class FontChecker {
  private readonly file: PdfFile
  private readonly failures: Failures
  private readonly fonts = new Map<Dict, Font>()

  constructor(file: PdfFile, failures: Failures) {
    this.file = file
    this.failures = failures
  }

  use({ font, codes, renderingMode }: ShownText): void {
    if (!font) return
    let known = this.fonts.get(font)
    if (!known) {
      known = new Font(this.file, font)
      this.fonts.set(font, known)
      known.checkDictionaries(this.failures)
    }
    known.checkCodes(codes, renderingMode === 3, this.failures)
  }
}

class Font {
  private readonly file: PdfFile
  private readonly dict: Dict
  private readonly descendant: Dict | undefined
  private readonly descriptor: Dict | undefined
  private readonly program: TrueType | undefined
  private readonly toUnicode: ToUnicode | undefined
  private readonly widths = new Map<number, number>()
  private readonly checked = new Set<string>()

  constructor(file: PdfFile, dict: Dict) {
    this.file = file
    this.dict = dict
    this.descendant = file.dict(file.list(dict.get('DescendantFonts'))[0])
    this.descriptor = file.dict((this.descendant ?? dict).get('FontDescriptor'))
    const font = file.stream(this.descriptor?.get('FontFile2'))
    this.program = font ? readTrueType(font) : undefined
    const map = file.stream(dict.get('ToUnicode'))
    this.toUnicode = map === undefined ? undefined : readCMap(map)
    this.readWidths()
  }

  checkDictionaries(failures: Failures): void {
    const { file, dict, descendant, descriptor } = this
    const subtype = file.name(dict.get('Subtype'))
    if (descendant) this.checkComposite(descendant, failures)
    if (subtype === 'TrueType') this.checkEncoding(failures)
    const cidSet = file.stream(descriptor?.get('CIDSet'))
    if (descendant && cidSet !== undefined && this.program) {
      const isListed = (cid: number) => ((cidSet.charCodeAt(cid >> 3) || 0) & (128 >> (cid & 7))) !== 0
      const glyphs = this.program.listGlyphs().filter((glyph) => this.toGlyph(glyph) === glyph)
      failures.check(glyphs.every(isListed), '31-012', '7.21.4.2-2', 'CIDSet is not complete')
    }
  }

  private checkComposite(descendant: Dict, failures: Failures): void {
    const { file } = this
    const encoding = file.resolve(this.dict.get('Encoding'))
    const name = encoding instanceof Name ? encoding.name : file.name(file.dict(encoding)?.get('CMapName'))
    const info = file.dict(descendant.get('CIDSystemInfo'))
    const isIdentity = name === 'Identity-H' || name === 'Identity-V'
    if (!isIdentity && encoding instanceof Stream) this.checkSystemInfo(encoding, info, failures)
    failures.check(
      encoding instanceof Stream || PREDEFINED_CMAP.test(name ?? ''),
      '31-006',
      '7.21.3.3-1',
      `CMap ${name} is not embedded`,
    )
    const isTrueType = file.name(descendant.get('Subtype')) === 'CIDFontType2'
    const map = file.resolve(descendant.get('CIDToGIDMap'))
    const hasMap = map instanceof Stream || file.name(map) === 'Identity' || !this.isEmbedded()
    failures.check(!isTrueType || hasMap, '31-005', '7.21.3.2-1', 'no CIDToGIDMap')
  }

  private checkSystemInfo(encoding: Stream, info: Dict | undefined, failures: Failures): void {
    const { file } = this
    const other = file.dict(encoding.dict.get('CIDSystemInfo'))
    const isSame = (['Registry', 'Ordering'] as const).every(
      (key) => file.text(info?.get(key)) === file.text(other?.get(key)),
    )
    const isWithin = (file.number(info?.get('Supplement')) ?? 0) <= (file.number(other?.get('Supplement')) ?? 0)
    failures.check(isSame && isWithin, '31-001', '7.21.3.1-1', 'CIDSystemInfo differs')
    const written = Number(/\/WMode\s+(\d)/.exec(file.stream(encoding) ?? '')?.[1] ?? 0)
    failures.check(written === (file.number(encoding.dict.get('WMode')) ?? 0), '31-007', '7.21.3.3-2', 'WMode differs')
    const used =
      file.name(encoding.dict.get('UseCMap')) ?? /\/([\w-]+)\s+usecmap/.exec(file.stream(encoding) ?? '')?.[1]
    failures.check(!used || PREDEFINED_CMAP.test(used), '31-008', '7.21.3.3-3', 'UseCMap')
  }

  private checkEncoding(failures: Failures): void {
    const { file } = this
    const isSymbolic = ((file.number(this.descriptor?.get('Flags')) ?? 0) & 4) !== 0
    const encoding = file.resolve(this.dict.get('Encoding'))
    const base = encoding instanceof Name ? encoding.name : file.name(file.dict(encoding)?.get('BaseEncoding'))
    if (isSymbolic) failures.check(encoding === undefined, '31-024', '7.21.6-3', 'symbolic font with an encoding')
    else {
      const isKnown = base === 'MacRomanEncoding' || base === 'WinAnsiEncoding'
      const names = file.list(file.dict(encoding)?.get('Differences')).map((value) => file.name(value))
      const isPlain = names.every((name) => name === undefined || /^(?:[A-Za-z]+|uni[0-9A-F]{4}|\.notdef)$/.test(name))
      const hasTable = names.length === 0 || (this.program?.hasUnicodeCmap ?? true)
      failures.check(isKnown && isPlain && hasTable, '31-020', '7.21.6-2', 'encoding of a font that is not symbolic')
    }
  }

  private isEmbedded(): boolean {
    return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => this.file.dict(this.descriptor?.get(key)) !== undefined)
  }

  checkCodes(codes: string, isInvisible: boolean, failures: Failures): void {
    const subtype = this.file.name(this.dict.get('Subtype'))
    if (!isInvisible && subtype !== 'Type3')
      failures.check(
        this.isEmbedded(),
        '31-009',
        '7.21.4.1-1',
        `font ${this.file.name(this.dict.get('BaseFont'))} is not embedded`,
      )
    const size = this.descendant ? 2 : 1
    for (let at = 0; at + size <= codes.length; at += size) {
      const code = size === 2 ? codes.charCodeAt(at) * 256 + codes.charCodeAt(at + 1) : codes.charCodeAt(at)
      const key = `${code} ${isInvisible}`
      if (this.checked.has(key)) continue
      this.checked.add(key)
      this.checkCharacter(code, failures)
      if (this.descendant && this.program) this.checkGlyph(code, isInvisible, this.program, failures)
    }
  }

  private checkCharacter(code: number, failures: Failures): void {
    const text = this.toUnicode?.get(code)
    const isKnown = text !== undefined || this.hasKnownEncoding(code)
    failures.check(isKnown, '31-027', '7.21.7-1', `code ${code} has no character`)
    failures.check(!/[\0\ufffe\ufeff]/.test(text ?? ''), '31-028', '7.21.7-2', `code ${code} is no character`)
  }

  /** Fonts whose codes are characters without a map (ISO 14289-1, 7.21.7). */
  private hasKnownEncoding(code: number): boolean {
    const encoding = this.file.resolve(this.dict.get('Encoding'))
    if (this.descendant) {
      const ordering = this.file.text(this.file.dict(this.descendant.get('CIDSystemInfo'))?.get('Ordering')) ?? ''
      return /^(?:GB1|CNS1|Japan1|Korea1)$/.test(ordering) && encoding !== undefined
    }
    const base =
      encoding instanceof Name ? encoding.name : this.file.name(this.file.dict(encoding)?.get('BaseEncoding'))
    const difference = isDict(encoding) ? findDifference(this.file, encoding, code) : undefined
    if (difference !== undefined) return /^(?:[A-Za-z]{1,20}|uni[0-9A-F]{4}|u[0-9A-F]{4,6})$/.test(difference)
    const isSymbolic = ((this.file.number(this.descriptor?.get('Flags')) ?? 0) & 4) !== 0
    return base !== undefined || !isSymbolic
  }

  private checkGlyph(code: number, isInvisible: boolean, program: TrueType, failures: Failures): void {
    const glyph = this.toGlyph(code)
    failures.check(glyph !== 0, '31-030', '7.21.8-1', `code ${code} shows .notdef`)
    if (isInvisible) return
    failures.check(glyph < program.glyphCount, '31-010', '7.21.4.1-2', `glyph ${glyph} is missing`)
    const written = this.widths.get(code) ?? this.file.number(this.descendant?.get('DW')) ?? 1000
    const actual = program.width(glyph)
    failures.check(
      actual === undefined || Math.abs(actual - written) <= 1,
      '31-016',
      '7.21.5-1',
      `width of ${code}: ${written}, ${actual}`,
    )
  }

  /** By /CIDToGIDMap; the code is taken for the CID, as with Identity-H. */
  private toGlyph(cid: number): number {
    const map = this.file.stream(this.descendant?.get('CIDToGIDMap'))
    return map ? (map.charCodeAt(2 * cid) || 0) * 256 + (map.charCodeAt(2 * cid + 1) || 0) : cid
  }

  private readWidths(): void {
    const list = this.file.list(this.descendant?.get('W')).map((value) => this.file.resolve(value))
    for (let i = 0; i < list.length; ) {
      const [first, next, width] = [list[i], list[i + 1], list[i + 2]]
      if (typeof first !== 'number') return
      if (isList(next)) {
        for (const [n, value] of next.entries()) this.widths.set(first + n, this.file.number(value) ?? 0)
        i += 2
      } else {
        for (let cid = first; cid <= Number(next) && cid < first + 65_536; cid++) this.widths.set(cid, Number(width))
        i += 3
      }
    }
  }
}

const findDifference = (file: PdfFile, encoding: Dict, code: number): string | undefined => {
  let at = 0
  for (const value of file.list(encoding.get('Differences'))) {
    const found: PdfObject = file.resolve(value)
    if (typeof found === 'number') at = found
    else if (at++ === code) return file.name(found)
  }
  return undefined
}
