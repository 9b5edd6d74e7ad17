import { Trans } from '@lingui/react/macro'
import { StorageBanner } from '#web/components/storage-banner/storage-banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { BaseLine } from '../header/base-line.tsx'
import { ProposalNotice } from '../proposals/proposal-notice.tsx'
import { ConflictNotices } from './conflict-notices.tsx'
import { PersistenceNotice } from './persistence-notice.tsx'
import { SizeNotice } from './size-notice.tsx'

interface EditorNoticesProps {
  readOnly: boolean
  onExport: () => void
}

/** What has to be said about the open document, below the bar; takes no room while there is nothing. */
export const EditorNotices = ({ readOnly, onExport }: EditorNoticesProps) => (
  <div className="flex shrink-0 flex-col gap-3 px-4 *:mb-0! *:first:mt-3 *:last:mb-3! lg:max-h-[40vh] lg:overflow-y-auto">
    <BaseLine />
    <StorageBanner onExport={onExport} />
    <PersistenceNotice />
    <ConflictNotices />
    {!readOnly && <ProposalNotice />}
    <SizeNotice />
    {readOnly && (
      <Notice tone="fair" title={<Trans>You can view this resume, but you can’t edit it</Trans>}>
        <Trans>This resume was saved by a newer version of Faro. Your work is safe. Reload to update.</Trans>
      </Notice>
    )}
  </div>
)
