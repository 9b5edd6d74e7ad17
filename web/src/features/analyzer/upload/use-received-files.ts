import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { onOpenedFile, takeSharedInput } from '#web/platform/pwa/received-files.ts'
import { getRejection } from './upload-validation.ts'
import type { CvInput } from './use-cv-input.ts'
import { useRejectionToast } from './use-rejection-toast.ts'

/** Puts a CV into the form that was shared with the app or opened with it from the operating system. */
export const useReceivedFiles = ({
  setFile,
  setText,
  setTab,
}: Pick<CvInput, 'setFile' | 'setText' | 'setTab'>): void => {
  const [params, setParams] = useSearchParams()
  const shared = params.get('shared')
  const showRejection = useRejectionToast()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per received input
  useEffect(() => {
    const selectFile = (file: File) => {
      const reason = getRejection([file])
      if (reason) return showRejection(reason)
      setTab('file')
      setFile(file)
    }
    onOpenedFile(selectFile)
    if (shared === null) return
    setParams({}, { replace: true })
    takeSharedInput().then(
      (received) => {
        if (received === null) return showRejection('other')
        if (received.kind === 'file') return selectFile(received.file)
        setTab('text')
        setText(received.text)
      },
      (error: unknown) => console.warn(error),
    )
  }, [shared])
}
