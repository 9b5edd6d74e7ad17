import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { saveText } from '#web/platform/save-file.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { isLeftOut, summarizePaths } from './dropped-values.ts'
import type { AskToRecognize, AskToReview, ImportResult } from './import-file.ts'
import type { ReviewedImport, ReviewQuestion } from './review/review-dialog.tsx'
import type { ScanQuestion } from './scan-dialog.tsx'

export interface ImportControls {
  readonly busy: boolean
  /** A scan whose import waits for an answer. */
  readonly question: ScanQuestion | null
  /** An import whose fields wait for a review. */
  readonly review: ReviewQuestion | null
  file(file: File): void
  sample(): void
}

/**
 * Creates a draft from a file or the sample. `onEnd` gets its id, or null after a failure or a backup; the import
 * stays busy until its promise settles. It is not called after unmounting.
 */
export const useImport = (onEnd: (id: string | null) => Promise<void>): ImportControls => {
  const { t } = useLingui()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [question, setQuestion] = useState<ScanQuestion | null>(null)
  const [review, setReview] = useState<ReviewQuestion | null>(null)
  const skipReview = useRef(() => {})
  const isUnmounted = useRef(false)
  const latestOnEnd = useRef(onEnd)
  useEffect(() => {
    latestOnEnd.current = onEnd
  })
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
      skipReview.current()
    }
  }, [])

  const askToRecognize: AskToRecognize = async (scan) => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<AskToRecognize>>>()
    setQuestion({ ...scan, answer: resolve })
    const answer = await promise
    setQuestion(null)
    return answer
  }
  const askToReview: AskToReview = async (file, extraction) => {
    // Nobody is there to look: what was read becomes the draft.
    if (isUnmounted.current) return extraction.parsed
    const { promise, resolve } = Promise.withResolvers<ReviewedImport | null>()
    setReview({ file, extraction, answer: resolve })
    skipReview.current = () => resolve(extraction.parsed)
    const answer = await promise
    skipReview.current = () => {}
    setReview(null)
    return answer
  }
  const reportLeftOut = ({
    dropped,
    leftOut,
    isTruncated,
    refused,
  }: Extract<ImportResult, { kind: 'draft' }>): void => {
    const values = dropped.filter(isLeftOut)
    const parts = plural(values.length, {
      one: 'We left out # part of the file that doesn’t belong on a resume',
      other: 'We left out # parts of the file that don’t belong on a resume',
    })
    const lines = plural(leftOut.length, {
      one: '# line was left out because the resume is too long.',
      other: '# lines were left out because the resume is too long.',
    })
    const notes = [
      values.length > 0 ? `${parts}: ${summarizePaths(values)}` : '',
      leftOut.length > 0 ? lines : '',
      refused ? t`We couldn’t use the data in this PDF (${refused}), so we read its pages instead.` : '',
      isTruncated ? t`The file is too long, so the end of it wasn’t imported.` : '',
    ].filter((note) => note !== '')
    if (notes.length === 0) return
    const action = {
      label: t`Download them`,
      alt: t`These lines are still in the file you imported.`,
      onAction: () => saveText('faro-left-out.txt', 'text/plain', leftOut.join('\n')),
    }
    toast({ title: t`Imported`, description: notes.join(' '), ...(leftOut.length > 0 && { action, isLasting: true }) })
  }
  const importToDraft = async (file: File): Promise<string | null> => {
    const { importFile } = await import('./import-file.ts')
    const result = await importFile(file, language, new AbortController().signal, {
      askToRecognize,
      askToReview,
    })
    if (result.kind === 'declined') return null
    if (result.kind === 'backup') {
      toast({
        kind: 'success',
        title: t`Backup restored`,
        description: plural(result.restored, { one: '# resume was restored', other: '# resumes were restored' }),
      })
      return null
    }
    reportLeftOut(result)
    return result.id
  }
  const reportErrors = async (work: () => Promise<string | null>): Promise<string | null> => {
    try {
      return await work()
    } catch (error) {
      toast({ kind: 'error', title: t`We couldn’t import the file`, description: getErrorMessage(error, language) })
      return null
    }
  }
  const run = async (work: () => Promise<string | null>) => {
    setBusy(true)
    const id = await reportErrors(work)
    if (!isUnmounted.current) await latestOnEnd.current(id)
    else if (id !== null)
      toast({ title: t`Imported`, description: t`You’ll find this resume with your others, under Templates.` })
    setBusy(false)
  }
  return {
    busy,
    question,
    review,
    file: (file) => void run(() => importToDraft(file)),
    sample: () => void run(async () => (await import('./create-sample.ts')).createSample(language)),
  }
}
