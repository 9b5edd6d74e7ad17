import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { useEditor } from '../editor-context.ts'
import { ProposalDialog } from './proposal-dialog.tsx'
import { useProposals } from './use-proposals.ts'

/** Says that an agent proposes changes of the open resume, and opens them. One proposal at a time, the oldest first. */
export const ProposalNotice = () => {
  const { store } = useEditor()
  const { proposals, remove } = useProposals(store.getSnapshot().id)
  const [isOpen, setIsOpen] = useState(false)
  const [proposal] = proposals
  if (!proposal) return null
  const { keyName, changes } = proposal
  return (
    <>
      <Notice
        live="status"
        title={
          <Trans>
            {showName(keyName)} proposed <Plural value={changes.length} one="# change" other="# changes" /> to this
            resume
          </Trans>
        }
        actions={
          <>
            <Button size="small" onClick={() => setIsOpen(true)}>
              <Trans>See changes</Trans>
            </Button>
            <Button size="small" kind="quiet" onClick={() => void remove(proposal)}>
              <Trans>Decline all</Trans>
            </Button>
          </>
        }
      >
        <Trans>An AI agent made this proposal with one of your access keys. Nothing changes until you accept it.</Trans>
      </Notice>
      {isOpen && (
        <ProposalDialog
          key={proposal.id}
          proposal={proposal}
          onDecided={() => {
            setIsOpen(false)
            void remove(proposal)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
