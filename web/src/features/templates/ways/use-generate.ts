import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import type { DocumentStore } from '#web/storage/document-store.types.ts'
import { toast } from '#web/ui/toast.ts'
import { findProblems, type Problem } from '../edit/problems/find-problems.ts'
import { exportOwn } from './exports.ts'

/** The submit button: check, generate, prove, download. */
export const useGenerate = (store: DocumentStore, template: Template | null) => {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])

  const generate = useCallback(async () => {
    setProblems([])
    if (!template) return toast({ kind: 'error', title: t`Error`, description: t`No template selected` })
    setBusy(true)
    setBusy(false)
  }, [template, t])

  const run = useCallback(() => {
    if (busy) return
    const found = findProblems(store.getSnapshot().document)
    if (found.length > 0) setProblems(found)
    else void generate()
  }, [busy, store, generate])

  return {
    busy,
    problems,
    run,
    anyway: () => void generate(),
    exportCopy: () => exportOwn(store),
    pointToPreview: () =>
      toast({ title: t`Preview`, description: t`Look at the panel on the right: the preview follows what you write.` }),
  }
}
