import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { createDraftJob, type DraftJob, isOtherAd } from '#shared/resume/tailoring/draft-job.ts'
import { nextDraftName } from '#web/components/drafts/next-draft-name.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { getDraftPath, listDrafts, tailorDraft } from '#web/storage/drafts/drafts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { useNavigate } from '#web/ui/router/router.tsx'
import { JobAdField } from './job-ad-field.tsx'
import { JobDetailFields } from './job-detail-fields.tsx'
import { getJobName } from './job-name.ts'

interface TailorDialogProps {
  draft: { readonly id: string; readonly name: string }
  /** The job that the draft has already, if any. */
  job: DraftJob | null
  onClose: () => void
  /** Called before the draft is copied, to store what is not stored yet. */
  beforeCopy?: () => Promise<void>
}

/** Asks for a job, copies the draft for it and opens the copy. */
export const TailorDialog = ({ draft, job: known, onClose, beforeCopy }: TailorDialogProps) => {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [job, setJob] = useState(() => ({ ...createDraftJob(known?.ad ?? ''), ...pickDetails(known) }))
  const [busy, setBusy] = useState(false)
  const isEmpty = job.ad.trim() === '' && getJobName(job) === ''

  // Position, company and link of the known job are those of its ad.
  const setAd = (ad: string) => setJob({ ...job, ad, ...(known && isOtherAd(job.ad, ad) && dropDetails(job, known)) })

  const create = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      await beforeCopy?.()
      const names = (await listDrafts()).map(({ name }) => name)
      const { findAdTitle } = await import('#shared/scoring/job-match/job-ad.ts')
      const titled = { ...job, title: job.title.trim() || findAdTitle(job.ad) }
      const name = nextDraftName(`${draft.name} – ${getJobName(titled) || t`tailored version`}`, names)
      const id = await tailorDraft(draft.id, name, titled)
      onClose()
      await navigate(getDraftPath(id))
    } catch (error) {
      console.warn(toAppError(error))
      setBusy(false)
      toast({ kind: 'error', title: t`Error`, description: t`We couldn’t create the version. Please try again.` })
    }
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t`Tailor to a job`}
        description={t`This creates a version of your resume for one job. All versions share dates, companies and contact details, so a change to any of these appears in every version.`}
      >
        <form onSubmit={(event) => void create(event)}>
          <div className="grid gap-4 sm:grid-cols-2">
            <div className="sm:col-span-2">
              <JobAdField rows={6} ad={job.ad} onAd={setAd} />
            </div>
            <JobDetailFields job={job} onChange={(changed) => setJob({ ...job, ...changed })} />
          </div>
          <DialogActions>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button kind="primary" type="submit" busy={busy} disabled={isEmpty}>
              <Trans>Create version</Trans>
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  )
}

const pickDetails = (job: DraftJob | null) => (job ? { title: job.title, company: job.company, link: job.link } : {})

/** Empties the details that are still those of the known job. */
const dropDetails = (job: DraftJob, known: DraftJob) => ({
  title: job.title === known.title ? '' : job.title,
  company: job.company === known.company ? '' : job.company,
  link: job.link === known.link ? '' : job.link,
})
