import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { CandidateResponse } from '#shared/api-schema/teams.ts'
import { RetryNotice } from '#web/components/errors/retry-notice.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { getCandidateQuery } from '../team-requests.ts'
import { CandidateCv } from './candidate-cv.tsx'
import { CandidateData } from './candidate-data.tsx'
import { CandidateNotes } from './candidate-notes.tsx'
import { CandidateTags } from './candidate-tags.tsx'
import { ScorePair } from './score-pair.tsx'
import { StatusList } from './status-list.tsx'

interface CandidateDialogProps {
  openingId: string
  /** Null: closed. */
  id: string | null
  onClose: () => void
}

/** A resume of a board with everything about it. */
export const CandidateDialog = ({ openingId, id, onClose }: CandidateDialogProps) => (
  <Dialog open={id !== null} onOpenChange={(open) => open || onClose()}>
    {id !== null && <LoadedCandidate openingId={openingId} id={id} onClose={onClose} />}
  </Dialog>
)

const LoadedCandidate = ({ openingId, id, onClose }: { openingId: string; id: string; onClose: () => void }) => {
  const candidate = useQuery(getCandidateQuery(id), queryClient)
  const name = candidate.data?.name
  return (
    <DialogContent width="wide" title={name ? showName(name) : <Trans>Resume</Trans>}>
      {candidate.data && <CandidateTabs openingId={openingId} candidate={candidate.data} onErased={onClose} />}
      {!candidate.data && candidate.error && (
        <RetryNotice error={candidate.error} onRetry={() => void candidate.refetch()} live="status" />
      )}
      {!candidate.data && !candidate.error && <Skeleton className="h-72" />}
    </DialogContent>
  )
}

interface CandidateTabsProps {
  openingId: string
  candidate: CandidateResponse
  onErased: () => void
}

const CandidateTabs = ({ openingId, candidate, onErased }: CandidateTabsProps) => {
  const language = useLanguage()
  const added = formatDate(candidate.addedAt, language, { dateStyle: 'medium' })
  const by = candidate.addedBy
  return (
    <>
      <p className="mb-4 wrap-anywhere text-ink-soft text-note">
        {showName(candidate.fileName)} ·{' '}
        {by === null ? (
          <Trans>added on {added}</Trans>
        ) : (
          <Trans>
            added on {added} by {showName(by)}
          </Trans>
        )}
      </p>
      <ScorePair analysis={candidate.analysis} />
      <CandidateTags openingId={openingId} candidate={candidate} />
      <Tabs defaultValue="match" className="mt-5">
        <TabList>
          <Tab value="match">
            <Trans>Job ad</Trans>
          </Tab>
          <Tab value="resume">
            <Trans>Resume</Trans>
          </Tab>
          <Tab value="notes">
            <Trans>Notes</Trans>
            {candidate.notes.length > 0 && <span className="tabular-nums">({candidate.notes.length})</span>}
          </Tab>
          <Tab value="data">
            <Trans>Data</Trans>
          </Tab>
        </TabList>
        <TabPanel value="match">
          <StatusList requirements={candidate.analysis.requirements} />
        </TabPanel>
        <TabPanel value="resume">
          <CandidateCv content={candidate.content} />
        </TabPanel>
        <TabPanel value="notes">
          <CandidateNotes openingId={openingId} candidate={candidate} />
        </TabPanel>
        <TabPanel value="data">
          <CandidateData openingId={openingId} candidate={candidate} onErased={onErased} />
        </TabPanel>
      </Tabs>
    </>
  )
}
