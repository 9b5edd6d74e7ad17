import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { PageOverflow } from '#shared/renderer/draw/draw-list.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import { useDocumentValue, useEdit, useEditor } from '../editor-context.ts'
import { usePageOverflow } from '../preview/page-overflow.ts'

/** The number of pages to fit on, and what is too much where nothing readable fits. */
export const FitField = () => {
  const { t } = useLingui()
  const { store } = useEditor()
  const value = useDocumentValue(['styling', 'fitPages'])
  const edit = useEdit()
  const overflow = usePageOverflow(store)
  const isCurrent = overflow !== undefined && overflow.wantedPages === value
  return (
    <Field label={<Trans>Length</Trans>} error={isCurrent && <OverflowMessage overflow={overflow} />}>
      <Select
        value={typeof value === 'number' ? String(value) : ''}
        onChange={(event) => edit.set(['styling', 'fitPages'], Number(event.target.value) || undefined)}
      >
        <option value="">{t`Automatic`}</option>
        <option value="1">{t`Fit to 1 page`}</option>
        <option value="2">{t`Fit to 2 pages`}</option>
      </Select>
    </Field>
  )
}

const OverflowMessage = ({ overflow: { lines, wantedPages, longestEntries } }: { overflow: PageOverflow }) => {
  const entries = longestEntries.map((entry) => `${entry.title} (${entry.lines})`).join(', ')
  return (
    <>
      <Plural
        value={wantedPages}
        one="Even at 9 pt, your resume doesn’t fit on # page."
        other="Even at 9 pt, your resume doesn’t fit on # pages."
      />{' '}
      <Plural value={lines} one="Cut # line." other="Cut # lines." />{' '}
      {entries && <Trans>Your longest entries, with their number of lines: {entries}.</Trans>}
    </>
  )
}
