import { useEffect, useState } from 'react'
import { onOpenedFile, type SharedInput, takeSharedInput } from '#web/platform/pwa/received-files.ts'
import { useSearchParams } from '#web/ui/router/router.tsx'
import { getRejection } from './upload-validation.ts'
import type { CvInput } from './use-cv-input.ts'
import { useRejectionToast } from './use-rejection-toast.ts'

export interface UnverifiedShare {
  readonly input: SharedInput
  readonly accept: () => void
  readonly dismiss: () => void
}

/**
 * Puts a CV into the form that was shared with the app or opened with it from the operating system. Returns one whose
 * sender is unknown, for a person to accept; null when there is none.
 */
export const useReceivedFiles = ({
  setFile,
  setText,
  setTab,
}: Pick<CvInput, 'setFile' | 'setText' | 'setTab'>): UnverifiedShare | null => {
  const [params, setParams] = useSearchParams()
  const shared = params.get('shared')
  const showRejection = useRejectionToast()
  const [unverified, setUnverified] = useState<SharedInput | null>(null)

  const selectFile = (file: File) => {
    const reason = getRejection([file])
    if (reason) return showRejection(reason)
    setTab('file')
    setFile(file)
  }
  const fillIn = (received: SharedInput) => {
    if (received.kind === 'file') return selectFile(received.file)
    setTab('text')
    setText(received.text)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => onOpenedFile(selectFile), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per received input
  useEffect(() => {
    if (shared === null) return
    setParams({}, { replace: true })
    takeSharedInput().then(
      (received) => {
        if (received === null) return showRejection('other')
        if (received.isVerified) fillIn(received)
        else setUnverified(received)
      },
      (error: unknown) => console.warn(error),
    )
  }, [shared])

  if (!unverified) return null
  const dismiss = () => setUnverified(null)
  const accept = () => {
    fillIn(unverified)
    dismiss()
  }
  return { input: unverified, accept, dismiss }
}
