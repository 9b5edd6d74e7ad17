import { Plural, Trans } from '@lingui/react/macro'
import { memo, useCallback, useState } from 'react'
import type { BoardResponse, TeamResponse } from '#shared/api-schema/teams.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { PageHeader } from '#web/ui/layout/page.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { getBoardMessages } from '../board-messages.ts'
import { CandidateDialog } from '../candidate/candidate-dialog.tsx'
import { CompareDialog } from '../candidate/compare-dialog.tsx'
import { PlanEndedNotice } from '../plan-ended-notice.tsx'
import { AddFiles } from './add-files.tsx'
import { BoardActions } from './board-actions.tsx'
import { BoardCards } from './board-cards.tsx'
import { BoardTable } from './board-table.tsx'
import { BoardToolbar, NoRows } from './board-toolbar.tsx'
import { INITIAL_VIEW, selectRows } from './filter-rows.ts'
import { OpeningDetails } from './opening-details.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import { QueueProgress } from './queue-progress.tsx'
import { useBoardQueue } from './use-board-queue.ts'
import { useIsNarrow } from './use-is-narrow.ts'

interface BoardProps {
  board: BoardResponse
  team: TeamResponse
  account: string
}

/** The resumes of an opening beside its ad: added, listed, filtered, compared, noted and downloaded. */
export const Board = ({ board, team, account }: BoardProps) => {
  const online = useOnline()
  const { state, add, cancel, resume, dismiss, retry, recognize } = useBoardQueue(account, board)
  return (
    <>
      <PageHeader
        title={showName(board.title)}
        lead={<Plural value={board.candidates.length} one="# resume" other="# resumes" />}
        actions={<BoardActions board={board} team={team} />}
      />
      {!online && (
        <Notice className="mb-6" tone="fair" title={<Trans>You’re offline</Trans>} live="status">
          <Trans>
            You’re viewing a saved copy of this board. We read the files you add now and upload their text when you’re
            back online.
          </Trans>
        </Notice>
      )}
      {!board.canAdd && <PlanEndedNotice isOwner={team.role === 'owner'} />}
      <OutdatedNotice board={board} />
      <OpeningDetails board={board} />
      {board.canAdd && <AddFiles board={board} onFiles={add} />}
      <QueueProgress
        state={state}
        onCancel={() => void cancel()}
        onResume={() => void resume()}
        onRetry={(files) => void retry(files)}
        onRecognize={() => void recognize()}
        onDismiss={(files) => void dismiss(files)}
      />
      {board.candidates.length === 0 ? <EmptyBoard /> : <BoardRows board={board} />}
    </>
  )
}

const EmptyBoard = () => (
  <p className="mt-8 border-line border-y py-10 text-center text-ink-soft">
    <Trans>No resumes yet.</Trans>
  </p>
)

/** Not drawn again while files are read, but when there are new rows. */
const BoardRows = memo(({ board }: { board: BoardResponse }) => {
  const { caution } = getBoardMessages(useLanguage())
  const [view, setView] = useState(INITIAL_VIEW)
  const [selected, setSelected] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<string | null>(null)
  const [isComparing, setIsComparing] = useState(false)
  const rows = selectRows(board.candidates, view)
  const compared = selected.filter((id) => board.candidates.some((row) => row.id === id))
  const select = useCallback((id: string, isSelected: boolean) => {
    setSelected((ids) => (isSelected ? [...ids, id].slice(-2) : ids.filter((other) => other !== id)))
  }, [])
  const [first, second] = compared
  const Rows = useIsNarrow() ? BoardCards : BoardTable

  return (
    <section aria-labelledby="board-resumes" className="mt-10">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="board-resumes" className="font-serif text-title">
          <Trans>Resumes</Trans>
        </h2>
        <Button icon="columns" disabled={compared.length < 2} onClick={() => setIsComparing(true)}>
          <Trans>Compare two</Trans>
        </Button>
      </div>
      <BoardToolbar rows={board.candidates} view={view} onChange={setView} />
      {rows.length === 0 ? (
        <NoRows onReset={() => setView({ ...INITIAL_VIEW, sort: view.sort })} />
      ) : (
        <Rows rows={rows} selected={compared} onSelect={select} onOpen={setOpened} />
      )}
      <p className="mt-4 max-w-prose text-ink-soft text-note">{caution}</p>
      <CandidateDialog openingId={board.id} id={opened} onClose={() => setOpened(null)} />
      {first !== undefined && second !== undefined && (
        <CompareDialog ids={[first, second]} open={isComparing} onOpenChange={setIsComparing} />
      )}
    </section>
  )
})
