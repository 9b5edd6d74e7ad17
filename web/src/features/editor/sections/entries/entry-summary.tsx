import { Plural } from '@lingui/react/macro'
import * as z from 'zod'
import { getMessages } from '#shared/messages/messages.ts'
import { cvDateSchema, formatFormDate } from '#shared/resume/schema/dates.ts'
import { countBullets } from '#shared/resume/schema/resume-size.ts'
import { useDocumentValue, useEditor } from '../../editor-context.ts'

const date = cvDateSchema.nullable().optional().catch(null)
const dated = z.object({ startDate: date, endDate: date, date, current: z.boolean().optional() }).catch({})

/** What a collapsed entry holds: its dates, and how many points. Nothing where it has neither. */
export const EntrySummary = ({ path }: { path: readonly string[] }) => {
  const { language } = useEditor()
  const entry = useDocumentValue(path)
  const { startDate, endDate, date: single, current } = dated.parse(entry)
  const end = current ? getMessages(language).document.present : formatFormDate(endDate)
  const dates = [formatFormDate(startDate), end, formatFormDate(single)].filter(Boolean).join(' – ')
  const points = countBullets(entry)
  if (dates === '' && points === 0) return null
  return (
    <span className="block truncate text-note font-normal text-ink-soft">
      {dates}
      {dates !== '' && points > 0 && ' · '}
      {points > 0 && <Plural value={points} one="# bullet" other="# bullets" />}
    </span>
  )
}
