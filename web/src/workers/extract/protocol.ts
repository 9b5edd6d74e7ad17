import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import type { ParsedResume } from '#shared/parser/parsed-resume.ts'

/** What the worker is doing, in order: opening the file, reading pages, understanding the text, looking for hazards. */
export type ExtractionStage =
  | { readonly name: 'open' }
  | { readonly name: 'read'; readonly done: number; readonly of: number }
  | { readonly name: 'understand' }
  | { readonly name: 'check' }

export interface ExtractionResult {
  readonly document: ExtractedDocument
  readonly parsed: ParsedResume
}

/** The worker's side. `onStage` comes as a comlink proxy; `onText` gets the text pass before hazards are looked for. */
export interface ExtractApi {
  extractFile(
    file: Blob,
    onStage: (stage: ExtractionStage) => void,
    onText: (extracted: ExtractionResult) => void,
  ): Promise<ExtractionResult>
  extractText(text: string): Promise<ExtractionResult>
}
