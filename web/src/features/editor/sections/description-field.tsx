import { useLingui } from '@lingui/react/macro'
import type { EntryListKey } from '#shared/resume/schema/document.ts'
import { LinesField } from './lines/lines-field.tsx'

/** The description of an entry, in paragraphs and bullets. */
export const DescriptionField = ({ path, list }: { path: readonly string[]; list: EntryListKey }) => {
  const { t } = useLingui()
  return <LinesField path={path} list={list} label={t`Description`} add={t`Add a bullet`} />
}
