import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useDocumentValue, useEdit } from '../editor-context.ts'
import { CheckField } from '../fields/check-field.tsx'
import { DateField } from '../fields/date-field.tsx'

/** Start date, end date and, with `current`, a checkbox for an entry that has not ended. */
export const Period = ({ path, current }: { path: readonly string[]; current?: ReactNode }) => {
  const isCurrent = useDocumentValue([...path, 'current']) === true
  const edit = useEdit()
  return (
    <>
      <DateField path={[...path, 'startDate']} label={<Trans>Start date</Trans>} />
      <DateField
        path={[...path, 'endDate']}
        label={<Trans>End date</Trans>}
        disabled={isCurrent}
        {...(current !== undefined && { onPresent: () => edit.set([...path, 'current'], true) })}
      />
      {current !== undefined && (
        <div className="@lg:col-span-2">
          <CheckField path={[...path, 'current']} label={current} />
        </div>
      )}
    </>
  )
}
