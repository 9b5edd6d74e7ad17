import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextField } from '../fields/text-field.tsx'

interface DescriptionFieldProps {
  path: readonly string[]
  rows?: number
  hint?: ReactNode
}

/** The description of an entry, as wide as its card. */
export const DescriptionField = ({ path, rows = 3, hint }: DescriptionFieldProps) => (
  <TextField
    path={[...path, 'description']}
    label={<Trans>Description</Trans>}
    hint={hint}
    localized
    prose
    rows={rows}
    className="@lg:col-span-2"
  />
)
