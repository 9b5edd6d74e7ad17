import { Trans } from '@lingui/react/macro'
import { getJobName } from '#web/components/jobs/job-name.ts'
import { getComparePath, getDraftPath } from '#web/storage/drafts/drafts.ts'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import { useEditor } from '../editor-context.ts'
import { useJob } from '../job/use-job.ts'

/** Below the bar of a tailored draft: its base, and the way to compare both. */
export const BaseLine = () => {
  const { store, base } = useEditor()
  const job = useJob(store)
  if (!base) return null
  const jobName = job ? getJobName(job) : ''
  return (
    <p className="flex flex-wrap gap-x-4 text-note text-ink-soft">
      {/* On a phone the bar cuts the name of the draft, which ends with the job. */}
      {jobName !== '' && <span className="w-full break-words text-ink sm:hidden">{showName(jobName)}</span>}
      <span className="min-w-0 break-words">
        <Trans>
          Version of <TextLink to={getDraftPath(base.id)}>{showName(base.name)}</TextLink>
        </Trans>
      </span>
      <TextLink to={getComparePath(base.id, store.getSnapshot().id)}>
        <Trans>Compare versions</Trans>
      </TextLink>
    </p>
  )
}
