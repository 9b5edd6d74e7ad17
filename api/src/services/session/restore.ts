import type { ServiceCall } from '../../context.ts'
import { getActiveSession, touchSession } from '../../db/queries/account/sessions.ts'
import type { ResumeSummary } from '../../db/queries/resume/resumes.ts'
import { verifyCookie } from './cookie.ts'
import type { CurrentSession } from './current-session.ts'
import { MAX_IDLE_MS, TOUCH_INTERVAL_MS } from './session-lifetime.ts'

export interface RestoreSessionInput {
  /** Value of the session cookie. */
  readonly cookie: string
  /** The resume that the request polls; read in the same statement as the session. */
  readonly polledResumeId: string | undefined
}

export interface RestoredSession {
  readonly session: CurrentSession
  /** Null when no resume is polled, and for one of another user. */
  readonly polledResume: ResumeSummary | null
}

/** Restores the session of a cookie; null when the cookie is not signed by us or its session has ended. */
export const restoreSession = async ({
  ctx,
  input: { cookie, polledResumeId },
}: ServiceCall<RestoreSessionInput>): Promise<RestoredSession | null> => {
  const idHash = await verifyCookie(ctx.sessionSecret, cookie)
  if (idHash === null) return null
  const now = ctx.clock()
  const active = await getActiveSession(ctx.db, { idHash, now, idleSince: now - MAX_IDLE_MS, resumeId: polledResumeId })
  if (!active) return null
  if (now - active.lastSeenAt > TOUCH_INTERVAL_MS) await touchSession(ctx.db, idHash, now)
  const { user, signedInAt, polledResume } = active
  return { session: { user, sessionIdHash: idHash, signedInAt }, polledResume }
}
