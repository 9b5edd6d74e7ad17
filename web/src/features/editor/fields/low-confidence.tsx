import { Trans } from '@lingui/react/macro'
import { useCallback } from 'react'
import { MIN_CERTAIN_CONFIDENCE, type Provenance } from '#shared/parser/parsed-resume.ts'
import type { DocumentSnapshot } from '#web/storage/document-store.types.ts'
import { useDocument } from '#web/storage/use-storage.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { useEditing } from '../editor-context.ts'

/** The path of a parsed field in the flat shape, as the document's own: languages stand apart there. */
const ownPath = (flat: string): string => flat.replace(/^sections\//, '').replace(/^skills\/languages/, 'languages')

const isAt = (path: string) => (row: Provenance) => ownPath(row.path) === path

/** Whether the import was not sure of this field, and the way to say that it was looked at. */
export const useDoubt = (path: readonly string[]) => {
  const { store } = useEditing()
  const key = path.join('/')
  const doubtful = useDocument(
    store,
    useCallback(
      (snapshot: DocumentSnapshot) => snapshot.provenance.some((row) => isAt(key)(row) && row.confidence < MIN_CERTAIN_CONFIDENCE),
      [key],
    ),
  )
  const clear = useCallback(() => {
    const provenance = store.getSnapshot().provenance.filter((row) => !isAt(key)(row))
    store.describe({ provenance })
  }, [store, key])
  return { doubtful, clear }
}

export const DoubtMark = () => (
  <Badge tone="fair">
    <Trans>Check this</Trans>
  </Badge>
)
