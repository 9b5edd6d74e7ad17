import { useCallback, useEffect, useState } from 'react'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import type { DownloadControls } from '../editor-slots.ts'
import { findProblems, type Problem } from './find-problems.ts'

export interface FormSubmit {
  /** Problems found by the last submit that are not fixed yet. */
  readonly problems: readonly Problem[]
  readonly submit: () => void
  /** Downloads in spite of the problems. */
  readonly submitAnyway: () => void
}

const getKey = (problem: Problem): string => problem.path.join('/')

/** Validates the document on submit and downloads it when nothing is wrong. */
export const useFormSubmit = (store: DocumentStore, { busy, start }: DownloadControls): FormSubmit => {
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const hasProblems = problems.length > 0
  useEffect(() => {
    if (!hasProblems) return
    return store.subscribe(() => {
      const remaining = new Set(findProblems(store.getSnapshot().document).map(getKey))
      setProblems((shown) => {
        const unsolved = shown.filter((problem) => remaining.has(getKey(problem)))
        return unsolved.length === shown.length ? shown : unsolved
      })
    })
  }, [store, hasProblems])

  const submit = useCallback(() => {
    if (busy) return
    const found = findProblems(store.getSnapshot().document)
    setProblems(found)
    if (found.length === 0) start()
  }, [busy, store, start])

  const submitAnyway = useCallback(() => {
    setProblems([])
    start()
  }, [start])

  return { problems, submit, submitAnyway }
}
