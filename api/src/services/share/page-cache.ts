import type { Language } from '#shared/languages.ts'
import type { SharedDraft } from '../../db/queries/resume/shares.ts'
import type { TaskOutput } from '../../ports/tasks.ts'

/** What the page of a link shows. */
export interface ReadPage {
  readonly html: TaskOutput<'prepare-share'>['html']
  readonly language: Language
  readonly drawn: TaskOutput<'draw-pages'>
}

/** Drawn pages by the version of their draft, so that reading a link again draws nothing. */
export interface PageCache {
  readonly get: (shared: SharedDraft) => ReadPage | undefined
  readonly set: (shared: SharedDraft, page: ReadPage) => void
}

/** Of the cached pages of one process; two drawn pages have about 250,000. */
const MAX_CHARS = 8_000_000

const toKey = ({ share, version }: SharedDraft): string =>
  [share.userId, share.draftId, version, share.language, share.hidesContact].join(' ')

/** Drops the pages that were drawn first when there is no room for another one. */
export const createPageCache = (maxChars = MAX_CHARS): PageCache => {
  const pages = new Map<string, { readonly page: ReadPage; readonly chars: number }>()
  let sum = 0
  return {
    get: (shared) => pages.get(toKey(shared))?.page,
    set: (shared, page) => {
      const key = toKey(shared)
      const chars = page.html.body.length + page.drawn.pages.join('').length
      if (pages.has(key) || chars > maxChars) return
      pages.set(key, { page, chars })
      sum += chars
      for (const [oldest, { chars: freed }] of pages) {
        if (sum <= maxChars) return
        pages.delete(oldest)
        sum -= freed
      }
    },
  }
}
