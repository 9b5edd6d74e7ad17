import { Trans } from '@lingui/react/macro'
import { useCallback } from 'react'
import { MIN_CERTAIN_CONFIDENCE, type Provenance } from '#shared/parser/parsed-resume.ts'
import { toDocumentPath } from '#shared/resume/schema/flat-path.ts'
import type { DocumentSnapshot } from '#web/storage/document/document-store.types.ts'
import { useDocument } from '#web/storage/document/use-document.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { useEditor } from '../editor-context.ts'

const matchesPath = (path: string) => (row: Provenance) => toDocumentPath(row.path) === path

/** Whether the parser had low confidence in this field. `clear` marks it as checked. */
export const useLowConfidence = (path: readonly string[]) => {
  const { store } = useEditor()
  const key = path.join('/')
  const isLowConfidence = useDocument(
    store,
    useCallback(
      (snapshot: DocumentSnapshot) =>
        snapshot.provenance.some((row) => matchesPath(key)(row) && row.confidence < MIN_CERTAIN_CONFIDENCE),
      [key],
    ),
  )
  const clear = useCallback(() => {
    const provenance = store.getSnapshot().provenance.filter((row) => !matchesPath(key)(row))
    store.updateMetadata({ provenance })
  }, [store, key])
  return { doubtful: isLowConfidence, clear }
}

export const LowConfidenceBadge = () => (
  <Badge tone="fair">
    <Trans>Please check this</Trans>
  </Badge>
)
