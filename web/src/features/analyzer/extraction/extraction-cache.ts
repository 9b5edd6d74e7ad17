import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { onAccountHint } from '#web/platform/auth/account-hint.ts'

interface CachedExtraction {
  readonly read: ExtractedDocument | null
  readonly file: File | null
}

/** What was read in this tab, by resume: the file never leaves the device, so only this page has it. */
const cache = new Map<string, CachedExtraction>()
const MAX_EXTRACTIONS = 5

if (typeof window !== 'undefined') onAccountHint(() => cache.clear())

export const cacheExtraction = (resumeId: string, reading: CachedExtraction): void => {
  cache.set(resumeId, reading)
  const [oldest] = cache.keys()
  if (cache.size > MAX_EXTRACTIONS && oldest) cache.delete(oldest)
}

export const getCachedExtraction = (resumeId: string): CachedExtraction | null => cache.get(resumeId) ?? null
