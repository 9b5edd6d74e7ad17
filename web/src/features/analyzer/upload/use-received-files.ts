import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { onOpenedFile, takeSharedInput } from '#web/platform/pwa/received-files.ts'
import { getRejection } from './upload-validation.ts'
import type { CvInput } from './use-cv-input.ts'
import { useRejectionToast } from './use-rejection-toast.ts'

/** A CV shared to Faro or opened with it from the system lands in the form, as if it had been chosen here. */
export const useReceivedFiles = ({
  setFile,
  setText,
  setTab,
}: Pick<CvInput, 'setFile' | 'setText' | 'setTab'>): void => {
  const [params, setParams] = useSearchParams()
  const shared = params.get('shared')
  const say = useRejectionToast()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival
  useEffect(() => {
    const take = (file: File) => {
      const reason = getRejection([file])
      if (reason) return say(reason)
      setTab('file')
      setFile(file)
    }
    onOpenedFile(take)
    if (shared === null) return
    setParams({}, { replace: true })
    takeSharedInput().then(
      (found) => {
        if (found === null) return say('other')
        if (found.kind === 'file') return take(found.file)
        setTab('text')
        setText(found.text)
      },
      (error: unknown) => console.warn(error),
    )
  }, [shared])
}
