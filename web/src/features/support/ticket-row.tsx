import { Trans } from '@lingui/react/macro'
import type { TicketResponse } from '#shared/api-schema/support.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'

/** A question with its answers. */
export const TicketRow = ({ ticket }: { ticket: TicketResponse }) => {
  const language = useLanguage()
  const { subject, message, status, createdAt, answerDueAt, answers } = ticket
  const toDay = (at: number) => formatDate(at, language, { dateStyle: 'medium' })
  const asked = toDay(createdAt)
  const due = answerDueAt === null ? null : toDay(answerDueAt)
  return (
    <li className="border-line border-t py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        <span className="wrap-anywhere">{subject}</span>
        <Badge tone={status === 'answered' ? 'good' : 'plain'}>
          {status === 'answered' ? <Trans>Answered</Trans> : <Trans>Waiting for an answer</Trans>}
        </Badge>
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-ink-soft text-note">
        <span>{asked}</span>
        {status === 'open' && due !== null && (
          <span>
            <Trans>We’ll answer by {due}</Trans>
          </span>
        )}
      </p>
      {message && <p className="wrap-anywhere mt-2 whitespace-pre-line">{message}</p>}
      {answers.map(({ text, at }) => (
        <div key={at} className="mt-3 border-sea border-s-2 ps-3">
          <p className="text-ink-soft text-note">
            <Trans>Answered on {toDay(at)}</Trans>
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </div>
      ))}
    </li>
  )
}
