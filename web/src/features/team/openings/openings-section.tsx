import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { TeamResponse } from '#shared/api-schema/teams.ts'
import { TEAM_LIMITS } from '#shared/plans.ts'
import { Section } from '#web/components/settings-section.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { useNavigate } from '#web/ui/router/router.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { createOpening, refreshTeam } from '../team-requests.ts'
import { OpeningDialog } from './opening-dialog.tsx'

/** The openings of a team; each has a board. */
export const OpeningsSection = ({ team }: { team: TeamResponse }) => {
  const online = useOnline()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const isFull = team.openings.length >= TEAM_LIMITS.openings
  return (
    <Section
      id="openings"
      title={<Trans>Openings</Trans>}
      about={
        <Trans>Create an opening for each position, with its job ad and a board for the resumes you receive.</Trans>
      }
    >
      {team.openings.length === 0 && (
        <p className="mb-5 text-ink-soft">
          <Trans>No openings yet.</Trans>
        </p>
      )}
      {team.openings.length > 0 && (
        <ul className="mb-5 border-line border-b">
          {team.openings.map((opening) => (
            <OpeningRow key={opening.id} opening={opening} />
          ))}
        </ul>
      )}
      <Button kind="primary" icon="plus" disabled={!online || !team.canAdd || isFull} onClick={() => setIsOpen(true)}>
        <Trans>New opening</Trans>
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        {isOpen && (
          <OpeningDialog
            title={<Trans>New opening</Trans>}
            teamName={team.name}
            onSave={async (fields) => {
              const { id } = await createOpening(fields)
              void refreshTeam()
              await navigate(`/team?opening=${id}`)
            }}
          />
        )}
      </Dialog>
    </Section>
  )
}

const OpeningRow = ({ opening }: { opening: TeamResponse['openings'][number] }) => {
  const language = useLanguage()
  const made = formatDate(opening.createdAt, language, { dateStyle: 'medium' })
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-t py-3">
      <TextLink to={`/team?opening=${opening.id}`} className="wrap-anywhere font-medium">
        {showName(opening.title)}
      </TextLink>
      <p className="flex gap-x-4 text-ink-soft text-note tabular-nums">
        <span>
          <Plural value={opening.candidates} one="# resume" other="# resumes" />
        </span>
        <span>{made}</span>
      </p>
    </li>
  )
}
