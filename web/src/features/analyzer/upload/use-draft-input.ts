import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { toAppError } from '#web/platform/api/errors.ts'
import { setDraftJobAd } from '#web/storage/drafts/drafts.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { useSearchParams } from '#web/ui/router/router.tsx'
import type { CvInput } from './use-cv-input.ts'

/** Puts the draft of `?draft=<id>` and its job ad into the form. A change of the ad is stored in that draft. */
export const useDraftInput = ({
  job,
  file,
  setFile,
  setJob,
  setTab,
}: Pick<CvInput, 'job' | 'file' | 'setFile' | 'setJob' | 'setTab'>): void => {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const id = params.get('draft')
  const source = useRef<{ readonly id: string; readonly file: File } | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per draft
  useEffect(() => {
    if (id === null) return
    const controller = new AbortController()
    import('./render-draft.ts')
      .then(({ renderDraft }) => renderDraft(id, controller.signal))
      .then(
        (input) => {
          if (controller.signal.aborted) return
          setParams({}, { replace: true })
          if (!input) return
          source.current = { id, file: input.file }
          setTab('file')
          setFile(input.file)
          setJob(input.ad)
        },
        (error: unknown) => {
          if (controller.signal.aborted) return
          console.warn(toAppError(error))
          toast({ kind: 'error', title: t`Error`, description: t`We couldn’t read your resume` })
        },
      )
    return () => controller.abort()
  }, [id])

  useEffect(() => {
    if (source.current === null || source.current.file !== file) return
    setDraftJobAd(source.current.id, job).catch(console.warn)
  }, [file, job])
}
