declare module 'opentype.js' {
  interface PathCommand {
    readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    readonly x?: number
    readonly y?: number
    readonly x1?: number
    readonly y1?: number
    readonly x2?: number
    readonly y2?: number
  }

  interface Glyph {
    readonly advanceWidth?: number
    readonly path: { readonly commands: readonly PathCommand[] }
  }

  interface Font {
    readonly unitsPerEm: number
    readonly ascender: number
    readonly descender: number
    readonly glyphs: { get(index: number): Glyph | undefined }
    readonly tables: {
      readonly os2?: {
        readonly fsType?: number
        readonly fsSelection?: number
        readonly usWeightClass?: number
        readonly sCapHeight?: number
      }
    }
    charToGlyphIndex(character: string): number
    getKerningValue(left: Glyph, right: Glyph): number
    getEnglishName(name: 'fontFamily' | 'preferredFamily'): string | undefined
  }

  /** Throws for what is not a font. */
  export function parse(buffer: ArrayBuffer): Font
}
