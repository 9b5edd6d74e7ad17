import { createContext, use, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from '#web/ui/router/router.tsx'
import type { Finding } from '../score/draft-score.ts'

interface Channel {
  readonly get: () => readonly Finding[] | null
  readonly set: (findings: readonly Finding[] | null) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Carries the findings from the score to the form, which stand in different parts of the editor. */
const createChannel = (): Channel => {
  let current: readonly Finding[] | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (findings) => {
      current = findings
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export interface FindingSession {
  /** Code of the rule whose finding is pinned; null for none. It is in the URL, so that a reload keeps it. */
  readonly rule: string | null
  readonly openFinding: (rule: string) => void
  readonly close: () => void
  readonly publish: (findings: readonly Finding[] | null) => void
  readonly channel: Channel
}

export const FindingSessionContext = createContext<FindingSession | null>(null)

/** The state of the pinned finding, for `FindingSessionContext`. */
export const useFindingSessionState = (): FindingSession => {
  const [channel] = useState(createChannel)
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const rule = params.get('finding')
  const setRule = useCallback(
    (next: string | null) =>
      setParams(
        (before) => {
          if (next === null) before.delete('finding')
          else before.set('finding', next)
          return before
        },
        { replace: true, state },
      ),
    [setParams, state],
  )
  return useMemo(
    () => ({ rule, openFinding: setRule, close: () => setRule(null), publish: channel.set, channel }),
    [rule, setRule, channel],
  )
}

/** The pinned finding, and how to change it. Throws outside of the editor. */
export const useFindingSession = (): FindingSession => {
  const session = use(FindingSessionContext)
  if (!session) throw new Error('no editor is open here')
  return session
}

/** The findings of the open document; null until the first score. */
export const useFindings = (): readonly Finding[] | null => {
  const { channel } = useFindingSession()
  return useSyncExternalStore(channel.subscribe, channel.get)
}
