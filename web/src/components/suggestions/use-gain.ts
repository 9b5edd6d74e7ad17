import { useEffect, useState } from 'react'
import type { Change } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import { measureGain } from '#web/workers/extract/client.ts'

/** While answers are typed, ms. */
const DELAY_MS = 200

/** Points that changes of a document would gain; null until they are measured. Measured anew when the changes differ. */
export const useGain = (document: ResumeDocument, changes: readonly Change[]): number | null => {
  const key = JSON.stringify(changes)
  const [measured, setMeasured] = useState<{ readonly key: string; readonly gain: number } | null>(null)
  useEffect(() => {
    const all: Change[] = JSON.parse(key)
    if (all.length === 0) return
    let isStale = false
    const timer = setTimeout(() => {
      // An aborted call may end the worker, which a change at each keystroke would do again and again.
      measureGain(new AbortController().signal, document, all, Date.now()).then(
        (gain) => isStale || setMeasured({ key, gain }),
        (error: unknown) => isStale || console.warn('not measured', error),
      )
    }, DELAY_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [document, key])
  return changes.length > 0 && measured?.key === key ? measured.gain : null
}
