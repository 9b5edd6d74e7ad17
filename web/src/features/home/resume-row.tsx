import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import { getBand } from '#shared/scoring/bands.ts'
import { resolveTemplateId } from '#shared/templates/replaced-templates.ts'
import { DraftMenu, type DraftMenuProps } from '#web/components/drafts/draft-menu.tsx'
import { getJobName } from '#web/components/jobs/job-name.ts'
import { JobStatusBadge } from '#web/components/jobs/job-status.tsx'
import { BAND_TEXT_CLASS } from '#web/components/score/band-classes.ts'
import { useTemplates } from '#web/components/templates/use-templates.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getDraftPath } from '#web/storage/drafts/drafts.ts'
import { isLetter } from '#web/storage/drafts/letters.ts'
import { cx } from '#web/ui/cx.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Link } from '#web/ui/link/link.tsx'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import type { AnalysisSummary } from './home-entries.ts'
import { useThumbnail } from './use-thumbnail.ts'

interface ResumeRowProps extends DraftMenuProps {
  analysis: AnalysisSummary | null
}

/** A resume or letter: its first page, name, facts and actions. */
export const ResumeRow = ({ analysis, ...menu }: ResumeRowProps) => {
  const { draft, base } = menu
  const row = useRef<HTMLDivElement>(null)
  const { url, score } = useThumbnail(draft, row)
  return (
    <div ref={row} className="flex items-start gap-3 py-3 sm:gap-5">
      <Link to={getDraftPath(draft.id)} className="group flex min-w-0 flex-1 items-start gap-3 no-underline sm:gap-5">
        <FirstPage url={url} small={base !== undefined} />
        <span className="min-w-0 flex-1 pt-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 break-words font-medium group-hover:underline">{showName(draft.name)}</span>
            {draft.problem !== null && (
              <Badge tone="bad">
                {draft.problem === 'newer' ? <Trans>From a newer version of Faro</Trans> : <Trans>Damaged</Trans>}
              </Badge>
            )}
          </span>
          <Facts {...menu} />
        </span>
      </Link>
      <div className="flex shrink-0 items-center gap-1 sm:gap-3">
        <Score score={score} analysis={analysis} />
        <DraftMenu {...menu} />
      </div>
    </div>
  )
}

const FirstPage = ({ url, small }: { url: string | null; small: boolean }) => (
  <span
    className={cx(
      'grid aspect-[8.5/11] shrink-0 place-items-center overflow-hidden border border-line bg-sheet text-ink-faint scheme-light group-hover:border-line-strong',
      small ? 'w-10 sm:w-14' : 'w-14 sm:w-20',
    )}
  >
    {url === null ? (
      <Icon name="file-text" size={20} />
    ) : (
      <img src={url} alt="" className="size-full object-cover object-top" />
    )}
  </span>
)

/** Job, design, language and the time of the last edit. */
const Facts = ({ draft }: Pick<ResumeRowProps, 'draft'>) => {
  const { t } = useLingui()
  const language = useLanguage()
  const { job, document } = draft
  const template = resolveTemplateId(document.styling.template)
  const own = document.styling.design
  const named = useTemplates()?.find(({ id }) => id === template)?.name[language]
  const design = own?.id === template ? own.name : named
  const documentLanguage = new Intl.DisplayNames(language, { type: 'language' }).of(document.language)
  const facts = [isLetter(draft) ? t`Cover letter` : '', design ?? '', documentLanguage ?? ''].filter(Boolean)
  return (
    <>
      {job && !isLetter(draft) && (
        <span className="mt-1 flex flex-wrap items-baseline gap-x-2 gap-y-0.5 text-note">
          {getJobName(job) !== '' && <span className="min-w-0 break-words">{showName(getJobName(job))}</span>}
          <JobStatusBadge job={job} />
        </span>
      )}
      <span className="mt-1 block text-note text-ink-soft first-letter:uppercase">{facts.join(' · ')}</span>
      <span className="block text-note text-ink-soft">
        <Trans>edited {formatDate(draft.updatedAt, language, { dateStyle: 'medium', timeStyle: 'short' })}</Trans>
      </span>
    </>
  )
}

/** The score of the page as it is now, and the way to the analysis of its file. */
const Score = ({ score, analysis }: { score: number | null; analysis: AnalysisSummary | null }): ReactNode => {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <span className="flex flex-col items-end text-end">
      {score !== null && (
        <span className={cx('font-serif text-title leading-tight tabular-nums', BAND_TEXT_CLASS[getBand(score)])}>
          <span className="sr-only">{t`Score:`} </span>
          {formatNumber(score, language)}
        </span>
      )}
      {analysis && (
        <TextLink to={`/analyzer?cv=${analysis.id}`} className="text-note">
          <Trans>Analysis</Trans>
        </TextLink>
      )}
    </span>
  )
}
