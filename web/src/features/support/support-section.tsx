import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { Section } from '#web/components/settings-section.tsx'
import { configQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useSession } from '#web/platform/auth/use-session.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { AnswerPromise } from './answer-promise.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { TicketRow } from './ticket-row.tsx'
import { useTickets } from './use-tickets.ts'

/**
 * The person's questions with their answers, and the form for another. Nothing where nobody answers and nothing was
 * asked.
 */
export const SupportSection = () => {
  const { user } = useSession()
  const { data: config } = useQuery(configQuery, queryClient)
  const list = useTickets()
  const online = useOnline()
  const [isAsking, setIsAsking] = useState(false)
  const tickets = list.data
  const isOpen = config?.support ?? false
  if (!user || (!isOpen && !tickets?.length)) return null
  return (
    <Section id="support" title={<Trans>Help</Trans>} about={isOpen && <AnswerPromise user={user} />}>
      {tickets && tickets.length > 0 && (
        <ul className="border-line border-b">
          {tickets.map((ticket) => (
            <TicketRow key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
      {!tickets && list.error && <RetryNotice error={list.error} onRetry={() => void list.refetch()} live="status" />}
      {isOpen && (
        <Button size="small" icon="mail" className="mt-5" disabled={!online} onClick={() => setIsAsking(true)}>
          <Trans>Ask a question</Trans>
        </Button>
      )}
      <Dialog open={isAsking} onOpenChange={setIsAsking}>
        {isAsking && <QuestionDialog version={config?.version ?? ''} onSent={() => setIsAsking(false)} />}
      </Dialog>
    </Section>
  )
}
