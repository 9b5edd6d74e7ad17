/** The part of pdf.js that extraction uses: it is passed in, so that one code runs in browser workers, Node and workerd. */
export interface PdfJs {
  getDocument(options: Record<string, unknown>): PdfLoading
  readonly OPS: Readonly<Record<string, number>>
}

export interface PdfLoading {
  readonly promise: Promise<PdfFile>
  destroy(): Promise<void>
}

export interface PdfFile {
  readonly numPages: number
  getPage(number: number): Promise<PdfPage>
  getMetadata(): Promise<{ info: unknown }>
  getMarkInfo(): Promise<unknown>
  getFieldObjects(): Promise<unknown>
  getJSActions(): Promise<unknown>
  getPermissions(): Promise<Iterable<number> | null>
  /** By name; the contents are read one by one. */
  getAttachments(): Promise<unknown>
  getAttachmentContent(name: string): Promise<unknown>
}

export interface PdfPage {
  readonly view: readonly number[]
  readonly rotate: number
  readonly commonObjs: PdfObjects
  getViewport(options: { scale: number }): { width: number; height: number; transform: number[] }
  getTextContent(options: Record<string, unknown>): Promise<PdfText>
  getOperatorList(): Promise<PdfOperators>
  getAnnotations(): Promise<unknown[]>
}

interface PdfObjects {
  has(id: string): boolean
  get(id: string): unknown
}

export interface PdfText {
  readonly items: readonly (PdfTextItem | { readonly type: string })[]
  readonly styles: Readonly<Record<string, { readonly vertical?: boolean }>>
  readonly lang?: string | null
}

export interface PdfTextItem {
  readonly str: string
  readonly transform: readonly number[]
  readonly width: number
  readonly height: number
  readonly fontName: string
  readonly hasEOL: boolean
}

export interface PdfOperators {
  readonly fnArray: readonly number[]
  readonly argsArray: readonly unknown[]
}
