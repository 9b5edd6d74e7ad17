import { useEffect, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { countPages } from '#web/workers/render/client.ts'
import type { RenderRequest } from '#web/workers/render/protocol.ts'
import { queueThumbnail } from '#web/workers/render/thumbnail-queue.ts'

const NONE: ReadonlyMap<string, number> = new Map()

/**
 * How many pages a resume takes in each template, by id; 0 where it cannot be drawn. Counted one after the other: all
 * are there when the map has all templates. `key` identifies the resume's contents; null counts nothing.
 * `createRequest` must depend on it alone.
 */
export const usePageCounts = (
  key: string | null,
  templates: readonly Template[] | null,
  createRequest: (template: Template) => Promise<RenderRequest>,
): ReadonlyMap<string, number> => {
  const [counts, setCounts] = useState<{ key: string | null; pages: ReadonlyMap<string, number> }>({
    key: null,
    pages: NONE,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the request
  useEffect(() => {
    if (key === null || !templates) return
    const controller = new AbortController()
    const { signal } = controller
    for (const template of templates) {
      const count = queueThumbnail(signal, async () => countPages(signal, await createRequest(template)))
      void count.then((pages) => {
        if (signal.aborted) return
        setCounts((before) => ({
          key,
          pages: new Map(before.key === key ? before.pages : NONE).set(template.id, pages ?? 0),
        }))
      })
    }
    return () => controller.abort()
  }, [key, templates])
  return counts.key === key ? counts.pages : NONE
}
