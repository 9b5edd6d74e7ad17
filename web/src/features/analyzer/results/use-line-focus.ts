import { useCallback, useRef, useState } from 'react'
import type { Evidence } from '#shared/scoring/results.ts'

/** Scrolls from an evidence in the ledger to its line in the ATS view. Attach `section` to that view. */
export const useLineFocus = () => {
  const section = useRef<HTMLElement>(null)
  const [focus, setFocus] = useState<{ readonly line: number; readonly at: number } | null>(null)
  const show = useCallback(({ line }: Evidence) => {
    if (line === undefined) return
    setFocus((before) => ({ line, at: (before?.at ?? 0) + 1 }))
    section.current?.scrollIntoView({ block: 'start' })
  }, [])
  return { focus, show, section }
}
