import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { BoardResponse } from '#shared/api-schema/teams.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'

/** The ad of an opening, and what candidates are told; closed at first. */
export const OpeningDetails = ({ board: { ad, privacyNotice, retentionDays } }: { board: BoardResponse }) => {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(privacyNotice).then(() => setIsCopied(true), console.warn)
  return (
    <details className="group mb-6 border-line border-y">
      <summary className="flex min-h-11 list-none items-center gap-2 py-2 font-medium [&::-webkit-details-marker]:hidden">
        <Icon name="chevron-right" size={18} className="transition-transform duration-150 group-open:rotate-90" />
        <Trans>Job ad and privacy notice</Trans>
      </summary>
      <div className="grid gap-x-12 gap-y-6 pb-6 md:grid-cols-2">
        <section>
          <h2 className="mb-1 font-medium text-note">
            <Trans>Job ad text</Trans>
          </h2>
          <p className="max-h-72 overflow-y-auto whitespace-pre-wrap wrap-anywhere text-note">{ad}</p>
        </section>
        <section>
          <h2 className="mb-1 font-medium text-note">
            <Trans>Privacy notice for candidates</Trans>
          </h2>
          <p className="whitespace-pre-wrap wrap-anywhere text-note">{privacyNotice || '–'}</p>
          <p className="mt-2 text-ink-soft text-note">
            <Trans>Resumes are deleted {retentionDays} days after they are added.</Trans>
          </p>
          {privacyNotice !== '' && (
            <Button size="small" icon="copy" className="mt-3" onClick={() => void copy()}>
              {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
            </Button>
          )}
        </section>
      </div>
    </details>
  )
}
