import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AppError } from '#shared/errors.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { useOnline } from '#web/platform/use-online.ts'
import type { OutboxEntry } from '#web/storage/outbox/outbox-entry.ts'
import { Button, IconButton } from '#web/ui/button/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { deleteEntry, retryEntry, sendQueued } from './outbox-actions.ts'
import { useOutboxEntries } from './use-outbox-entries.ts'

/** The queued CVs, each with a delete button; renders nothing while the outbox is empty. */
export const OutboxList = () => {
  const rows = useOutboxEntries()
  const online = useOnline()
  const [busy, setBusy] = useState(false)
  if (rows.length === 0) return null

  const send = async () => {
    setBusy(true)
    await sendQueued().catch(console.warn)
    setBusy(false)
  }

  return (
    <section aria-labelledby="outbox-title" className="mt-16">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="outbox-title" className="font-serif text-title">
            <Trans>Waiting to be sent</Trans>
          </h2>
          <p className="mt-1 text-ink-soft">
            <Trans>Your resume will be sent automatically when you’re back online.</Trans>
          </p>
        </div>
        <Button size="small" icon="refresh" busy={busy} disabled={!online} onClick={() => void send()}>
          <Trans>Send now</Trans>
        </Button>
      </div>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <OutboxRow key={row.key} row={row} />
        ))}
      </ul>
    </section>
  )
}

const OutboxRow = ({ row }: { row: OutboxEntry }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const beginning = (row.fields.text ?? '').trim().split('\n', 1)[0]?.slice(0, 60)
  const name = row.fields.fileName ?? t`Pasted text: ${beginning}`
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon name={row.error ? 'error' : 'clock'} className={row.error ? 'text-bad' : 'text-beam-ink'} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="text-note text-ink-soft">
          {row.error
            ? getErrorMessage(new AppError(row.error), language)
            : formatDate(row.at, language, { dateStyle: 'medium', timeStyle: 'short' })}
        </p>
      </div>
      {row.error && (
        <IconButton icon="refresh" label={t`Try sending ${name} again`} onClick={() => void retryEntry(row.key)} />
      )}
      <IconButton icon="trash" label={t`Don’t send ${name}`} onClick={() => void deleteEntry(row.key)} />
    </li>
  )
}
