import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { onAccountHint } from '#web/platform/session-hint.ts'

interface Kept {
  readonly read: ExtractedDocument | null
  readonly file: File | null
}

/** What was read in this tab, by resume: the file never leaves the device, so only this page has it. */
const kept = new Map<string, Kept>()
const MOST = 5

if (typeof window !== 'undefined') onAccountHint(() => kept.clear())

export const rememberReading = (resumeId: string, reading: Kept): void => {
  kept.set(resumeId, reading)
  const [oldest] = kept.keys()
  if (kept.size > MOST && oldest) kept.delete(oldest)
}

export const readingOf = (resumeId: string): Kept | null => kept.get(resumeId) ?? null
