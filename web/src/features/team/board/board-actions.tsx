import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { type BoardResponse, createOpeningBody, type TeamResponse } from '#shared/api-schema/teams.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { useNavigate } from '#web/ui/router/router.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { OpeningDialog } from '../openings/opening-dialog.tsx'
import { deleteOpening, getBoardQuery, refreshTeam, updateOpening } from '../team-requests.ts'
import { useTeamAction } from '../use-team-action.ts'
import { useBoardFiles } from './use-board-files.ts'

/** Downloads, changes and deletes an opening. */
export const BoardActions = ({ board, team }: { board: BoardResponse; team: TeamResponse }) => {
  const online = useOnline()
  const { busy, saveCsv, savePdf } = useBoardFiles(board, team.name)
  const [isEditing, setIsEditing] = useState(false)
  const initial = createOpeningBody.safeParse(board).data
  const isEmpty = board.candidates.length === 0
  return (
    <>
      <Menu
        trigger={
          <Button icon="download" busy={busy} disabled={isEmpty}>
            <Trans>Download</Trans>
          </Button>
        }
      >
        <MenuItem icon="columns" onSelect={() => void saveCsv()}>
          <Trans>Table (CSV)</Trans>
        </MenuItem>
        <MenuItem icon="file-text" onSelect={() => void savePdf()}>
          <Trans>Report (PDF)</Trans>
        </MenuItem>
      </Menu>
      <Button icon="edit" disabled={!online} onClick={() => setIsEditing(true)}>
        <Trans>Edit opening</Trans>
      </Button>
      {board.canDelete && <DeleteOpening board={board} />}
      <Dialog open={isEditing} onOpenChange={setIsEditing}>
        {isEditing && (
          <OpeningDialog
            title={<Trans>Edit opening</Trans>}
            teamName={team.name}
            {...(initial && { initial })}
            onSave={async (fields) => {
              await updateOpening(board.id, fields)
              await queryClient.invalidateQueries(getBoardQuery(board.id))
              void refreshTeam()
              setIsEditing(false)
            }}
          />
        )}
      </Dialog>
    </>
  )
}

const DeleteOpening = ({ board }: { board: BoardResponse }) => {
  const online = useOnline()
  const navigate = useNavigate()
  const { busy, run } = useTeamAction()
  const remove = () =>
    run(async () => {
      await deleteOpening(board.id)
      await navigate('/team')
      queryClient.removeQueries(getBoardQuery(board.id))
      await refreshTeam()
    })
  return (
    <AlertDialog
      danger
      trigger={
        <Button icon="trash" busy={busy} disabled={!online}>
          <Trans>Delete</Trans>
        </Button>
      }
      title={<Trans>Delete {showName(board.title)}?</Trans>}
      description={
        <Plural
          value={board.candidates.length}
          one="# resume on this opening’s board will be deleted for all members, along with its notes. You can’t undo this."
          other="# resumes on this opening’s board will be deleted for all members, along with their notes. You can’t undo this."
        />
      }
      cancel={<Trans>Keep this opening</Trans>}
      confirm={<Trans>Delete permanently</Trans>}
      onConfirm={() => void remove()}
    />
  )
}
