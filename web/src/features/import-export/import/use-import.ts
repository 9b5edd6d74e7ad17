import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { isLeftOut, summarizePaths } from './dropped-values.ts'
import type { AskToRecognize } from './import-file.ts'
import type { ScanQuestion } from './scan-dialog.tsx'

export interface ImportControls {
  readonly busy: boolean
  /** A scan whose import waits for an answer. */
  readonly question: ScanQuestion | null
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
  const isUnmounted = useRef(false)
  const latestOnEnd = useRef(onEnd)
  useEffect(() => {
    latestOnEnd.current = onEnd
  })
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
    }
  }, [])

  const askToRecognize: AskToRecognize = async (scan) => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<AskToRecognize>>>()
    setQuestion({ ...scan, answer: resolve })
    const answer = await promise
    setQuestion(null)
    return answer
  }
  const importToDraft = async (file: File): Promise<string | null> => {
    const { importFile } = await import('./import-file.ts')
    const result = await importFile(file, language, new AbortController().signal, askToRecognize)
    if (result.kind === 'declined') return null
    if (result.kind === 'backup') {
      toast({
        kind: 'success',
        title: t`The backup is back`,
        description: plural(result.restored, { one: '# resume was restored', other: '# resumes were restored' }),
      })
      return null
    }
    const leftOut = result.dropped.filter(isLeftOut)
    if (leftOut.length > 0) {
      const parts = plural(leftOut.length, {
        one: '# part of the file has no place in a resume and was left out',
        other: '# parts of the file have no place in a resume and were left out',
      })
      toast({ title: t`Imported`, description: `${parts}: ${summarizePaths(leftOut)}` })
    }
    return result.id
  }
  const reportErrors = async (work: () => Promise<string | null>): Promise<string | null> => {
    try {
      return await work()
    } catch (error) {
      toast({ kind: 'error', title: t`It could not be imported`, description: getErrorMessage(error, language) })
      return null
    }
  }
  const run = async (work: () => Promise<string | null>) => {
    setBusy(true)
    const id = await reportErrors(work)
    if (!isUnmounted.current) await latestOnEnd.current(id)
    else if (id !== null) toast({ title: t`Imported`, description: t`It is with your resumes, under Templates.` })
    setBusy(false)
  }
  return {
    busy,
    question,
    file: (file) => void run(() => importToDraft(file)),
    sample: () => void run(async () => (await import('./create-sample.ts')).createSample(language)),
  }
}
