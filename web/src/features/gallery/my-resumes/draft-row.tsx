import { Trans, useLingui } from '@lingui/react/macro'
import { DraftMenu, type DraftMenuProps } from '#web/components/drafts/draft-menu.tsx'
import { getJobName } from '#web/components/jobs/job-name.ts'
import { JobScores, JobStatusBadge } from '#web/components/jobs/job-status.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { getDraftPath } from '#web/storage/drafts/drafts.ts'
import { isLetter } from '#web/storage/drafts/letters.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Link } from '#web/ui/link/link.tsx'
import { showName } from '#web/ui/shown-name.tsx'

const Problem = ({ draft }: { draft: Draft }) =>
  draft.problem === null ? null : (
    <Badge tone="bad">
      {draft.problem === 'newer' ? <Trans>From a newer version of Faro</Trans> : <Trans>Damaged</Trans>}
    </Badge>
  )

/** One draft of the list: its name, its job and its menu. */
export const DraftRow = (props: DraftMenuProps) => {
  const { draft, base } = props
  const { t } = useLingui()
  const language = useLanguage()
  const { id, name, job } = draft
  const person = draft.document.personalInfo.fullName
  return (
    <div className="flex items-center gap-3 border-b border-line">
      <Link to={getDraftPath(id)} className="group flex min-w-0 flex-1 items-center gap-3 py-3 no-underline">
        <Icon
          name={isLetter(draft) ? 'mail' : base ? 'briefcase' : 'file-text'}
          className="shrink-0 text-ink-faint group-hover:text-sea"
        />
        <span className="min-w-0">
          <span className="flex items-center gap-2">
            <span className="truncate font-medium group-hover:underline">{name}</span>
            <Problem draft={draft} />
          </span>
          {job && !isLetter(draft) && (
            <span className="mt-0.5 flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-note">
              {getJobName(job) !== '' && <span className="min-w-0 break-words">{showName(getJobName(job))}</span>}
              <JobStatusBadge job={job} />
              <JobScores job={job} />
            </span>
          )}
          <span className="block text-note text-ink-soft">
            {isLetter(draft) ? `${t`Cover letter`} · ` : person && `${person} · `}
            <Trans>edited {formatDate(draft.updatedAt, language, { dateStyle: 'medium', timeStyle: 'short' })}</Trans>
          </span>
        </span>
      </Link>
      <DraftMenu {...props} />
    </div>
  )
}
