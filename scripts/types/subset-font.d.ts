declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: readonly string[]
    noHinting?: boolean
    noLayoutClosure?: boolean
    dropTables?: readonly string[]
    variationAxes?: Readonly<Record<string, number | { min?: number; max?: number; default?: number }>>
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: SubsetOptions): Promise<Uint8Array>
}
