import { useEffect, useState } from 'react'
import { watchDraft } from '#web/storage/drafts.ts'
import { useAccount } from '#web/storage/use-storage.ts'

/** What the page must know of a draft: `waiting` for its template, `ready` for the editor. */
export interface DraftHead {
  readonly id: string
  readonly name: string
  readonly state: 'waiting' | 'ready'
}

type Heard = { readonly key: string; readonly head: DraftHead | null }

const same = (a: DraftHead | null, b: DraftHead | null) =>
  a?.id === b?.id && a?.name === b?.name && a?.state === b?.state

/** Follows the draft that the address names; undefined while it is looked for, null when it is not there. */
export const useDraftHead = (id: string | null): DraftHead | null | undefined => {
  const key = `${useAccount()}/${id}`
  const [heard, setHeard] = useState<Heard | null>(null)
  useEffect(() => {
    if (!id) return
    return watchDraft(id, (draft) => {
      const ready = draft && (draft.problem !== null || draft.document.styling.template !== '')
      const head = draft && { id, name: draft.name, state: ready ? ('ready' as const) : ('waiting' as const) }
      setHeard((before) => (before?.key === key && same(before.head, head) ? before : { key, head }))
    })
  }, [id, key])
  if (!id) return null
  return heard?.key === key ? heard.head : undefined
}
