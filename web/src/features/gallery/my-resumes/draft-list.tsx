import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DraftRow } from './draft-row.tsx'

const COLLAPSED_COUNT = 4

/** The drafts of this device, newest first. */
export const DraftList = ({ drafts }: { drafts: readonly Draft[] }) => {
  const [all, setAll] = useState(false)
  const shown = all ? drafts : drafts.slice(0, COLLAPSED_COUNT)
  return (
    <>
      <ul className="border-t border-line">
        {shown.map((draft) => (
          <DraftRow key={draft.id} draft={draft} names={drafts.map((d) => d.name)} />
        ))}
      </ul>
      {drafts.length > shown.length && (
        <Button size="small" kind="quiet" className="mt-2" onClick={() => setAll(true)}>
          <Trans>Show all {drafts.length}</Trans>
        </Button>
      )}
    </>
  )
}
