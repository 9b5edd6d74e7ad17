import { useEffect, useState } from 'react'
import type { DraftSummary } from '#web/features/gallery/gallery-page.tsx'
import { useCurrentAccount } from '#web/storage/account/use-current-account.ts'
import { watchDraft } from '#web/storage/drafts/drafts.ts'
import { isLetter } from '#web/storage/drafts/letters.ts'

type Loaded = { readonly key: string; readonly draft: DraftSummary | null }

const isSame = (a: DraftSummary | null, b: DraftSummary | null) =>
  a?.id === b?.id && a?.name === b?.name && a?.hasTemplate === b?.hasTemplate && a?.isLetter === b?.isLetter

/** Watches the draft with this id. Returns undefined while it loads, null when it is not on this device. */
export const useDraftSummary = (id: string | null): DraftSummary | null | undefined => {
  const key = `${useCurrentAccount()}/${id}`
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (!id) return
    return watchDraft(id, (stored) => {
      // The editor, not the gallery, says what is wrong with a draft that cannot be read.
      const hasTemplate = stored !== null && (stored.problem !== null || stored.document.styling.template !== '')
      const draft = stored && { id, name: stored.name, hasTemplate, isLetter: isLetter(stored) }
      setLoaded((before) => (before?.key === key && isSame(before.draft, draft) ? before : { key, draft }))
    })
  }, [id, key])
  if (!id) return null
  return loaded?.key === key ? loaded.draft : undefined
}
