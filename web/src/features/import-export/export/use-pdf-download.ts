import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { toAppError } from '#web/platform/errors.ts'
import { suggestInstall } from '#web/platform/pwa.ts'
import type { DocumentStore } from '#web/storage/document-store.types.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { findProblems, type Problem } from '../../editor/validation/find-problems.ts'
import { useWide } from '../../editor/use-wide-viewport.ts'
import { exportOwn } from './export-files.ts'
import { downloadPdf, type Generated, generatePdf } from './generate-pdf.ts'
import { recordDocument } from '../../../storage/account-resume.ts'

/** The submit button: check the form, draw, prove, download, and keep a record for who is signed in. */
export const useGenerate = (store: DocumentStore, template: Template | null) => {
  const { t } = useLingui()
  const wide = useWide()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [doubted, setDoubted] = useState<Generated | null>(null)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const asked = problems.length > 0
  useEffect(() => {
    if (!asked) return
    return store.subscribe(() => {
      const left = findProblems(store.getSnapshot().document).map((problem) => problem.path.join('/'))
      setProblems((shown) => {
        const still = shown.filter((problem) => left.includes(problem.path.join('/')))
        return still.length === shown.length ? shown : still
      })
    })
  }, [store, asked])

  const fail = useCallback((description: string) => toast({ kind: 'error', title: t`Error`, description }), [t])
  const download = useCallback(
    (generated: Generated) => {
      setDoubted(null)
      try {
        downloadPdf(generated)
      } catch (error) {
        console.error(error)
        return fail(t`Could not download the PDF. Please try again.`)
      }
      toast({
        kind: 'success',
        title: t`Success!`,
        description: t`Your optimized resume has been downloaded successfully`,
      })
      suggestInstall()
      void recordDocument(store, generated.request)
    },
    [store, fail, t],
  )
  const generate = useCallback(async () => {
    setProblems([])
    if (!template) return fail(t`No template selected`)
    stop.current = new AbortController()
    setBusy(true)
    try {
      const generated = await generatePdf(store, template, stop.current.signal)
      if (generated.differences.length > 0 || generated.missingGlyphs.length > 0) setDoubted(generated)
      else download(generated)
    } catch (error) {
      const failure = toAppError(error)
      if (failure.code === 'cancelled') return
      console.error(failure)
      fail(t`Could not generate the resume. Please try again.`)
    } finally {
      setBusy(false)
    }
  }, [store, template, download, fail, t])

  const run = useCallback(() => {
    if (busy) return
    const found = findProblems(store.getSnapshot().document)
    setProblems(found)
    if (found.length === 0) void generate()
  }, [busy, store, generate])

  return {
    busy,
    problems,
    doubted,
    run,
    download,
    dismiss: () => setDoubted(null),
    anyway: () => void generate(),
    exportCopy: () => exportOwn(store),
    pointToPreview: () =>
      toast({
        title: t`Preview`,
        description: wide
          ? t`Look at the panel on the right: the preview follows what you write.`
          : t`The preview follows what you write.`,
      }),
  }
}
