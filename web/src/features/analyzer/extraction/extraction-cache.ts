import { onAccountHint } from '#web/platform/auth/account-hint.ts'
import type { ParsedExtraction } from '#web/workers/extract/client.ts'

export interface CachedExtraction {
  /** Null for pasted text. */
  readonly extraction: ParsedExtraction | null
  readonly file: File | null
}

/** Extractions of this tab by resume id. Files never leave the device, so no other page can show their pages. */
const cache = new Map<string, CachedExtraction>()
const MAX_EXTRACTIONS = 5

if (typeof window !== 'undefined') onAccountHint(() => cache.clear())

/** Keeps an extraction for this tab; the oldest is dropped above `MAX_EXTRACTIONS`. */
export const cacheExtraction = (resumeId: string, entry: CachedExtraction): void => {
  cache.set(resumeId, entry)
  const [oldest] = cache.keys()
  if (cache.size > MAX_EXTRACTIONS && oldest) cache.delete(oldest)
}

/** Null for a resume that this tab has not extracted. */
export const getCachedExtraction = (resumeId: string): CachedExtraction | null => cache.get(resumeId) ?? null
