import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import { StudioHeader } from '#web/components/screen-headers.tsx'
import type { DesignRow as Row } from '#web/storage/designs/design-row.ts'
import { copyDesign } from '#web/storage/designs/sync-designs.ts'
import { useDesigns } from '#web/storage/designs/use-designs.ts'
import { newId } from '#web/storage/new-id.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { EmptyState, Page } from '#web/ui/layout/page.tsx'
import { useSearchParams } from '#web/ui/router/router.tsx'
import { DesignRow } from './design-row.tsx'
import { NewDesign } from './new-design.tsx'
import { PlanNotice } from './plan-notice.tsx'
import { StudioEditor } from './studio-editor.tsx'
import { usePlanAccess } from './use-plan-access.ts'

/** `/studio`: the person's designs and brands; with `?design=<id>` one of them, open. */
export const StudioPage = () => {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const [started, setStarted] = useState<SavedDesign | null>(null)
  const rows = useDesigns()
  const openId = params.get('design')
  const row = rows?.find(({ id }) => id === openId)
  const close = () => {
    setStarted(null)
    setParams({}, { replace: true })
  }
  const initial = started ?? row?.design
  return (
    <Page title={t`Design studio`}>
      <StudioHeader />
      {initial ? (
        <StudioEditor
          key={initial.id}
          initial={initial}
          isNew={started !== null}
          hasDesigns={(rows ?? []).length > 0}
          onSaved={(id) => setParams({ design: id }, { replace: true })}
          onClose={close}
        />
      ) : rows === null ? (
        <Skeleton className="h-72 w-full" />
      ) : (
        <DesignList rows={rows} onStart={setStarted} onOpen={(id) => setParams({ design: id })} />
      )}
    </Page>
  )
}

interface DesignListProps {
  rows: readonly Row[]
  onStart: (saved: SavedDesign) => void
  onOpen: (id: string) => void
}

const DesignList = ({ rows, onStart, onOpen }: DesignListProps) => {
  const { t } = useLingui()
  const access = usePlanAccess()
  const copy = ({ design }: Row) => onStart(copyDesign(design, newId(), t`${design.brand.name} (copy)`))
  return (
    <div className="flex flex-col gap-6">
      <PlanNotice access={access} hasDesigns={rows.length > 0} />
      <NewDesign onStart={onStart} />
      {rows.length === 0 ? (
        <EmptyState title={<Trans>No designs yet</Trans>}>
          <Trans>
            Create a design from any template, or a brand (colors, fonts, logo and footer) to use with any design.
          </Trans>
        </EmptyState>
      ) : (
        <ul aria-label={t`Your designs and brands`} className="border-line border-b">
          {rows.map((row) => (
            <DesignRow
              key={row.id}
              row={row}
              canCopy={access === 'yes'}
              onOpen={() => onOpen(row.id)}
              onCopy={() => copy(row)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
