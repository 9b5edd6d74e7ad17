import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { groupDrafts } from '#web/components/drafts/group-drafts.ts'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DraftRow } from './draft-row.tsx'

const COLLAPSED_COUNT = 4

/** The drafts of this device, newest first, each with its versions for jobs. */
export const DraftList = ({ drafts }: { drafts: readonly Draft[] }) => {
  const { t } = useLingui()
  const [all, setAll] = useState(false)
  const groups = groupDrafts(drafts)
  const shown = all ? groups : groups.slice(0, COLLAPSED_COUNT)
  const names = drafts.map((d) => d.name)
  return (
    <>
      <ul className="border-t border-line">
        {shown.map(({ draft, tailored }) => (
          <li key={draft.id}>
            <DraftRow draft={draft} names={names} tailored={tailored} />
            {tailored.length > 0 && (
              <ul aria-label={t`Versions of “${draft.name}”`} className="ms-3 border-s-2 border-line ps-3 sm:ms-8">
                {tailored.map((one) => (
                  <li key={one.id}>
                    <DraftRow draft={one} names={names} base={draft} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {groups.length > shown.length && (
        <Button size="small" kind="quiet" className="mt-2" onClick={() => setAll(true)}>
          <Trans>Show all {drafts.length}</Trans>
        </Button>
      )}
    </>
  )
}
