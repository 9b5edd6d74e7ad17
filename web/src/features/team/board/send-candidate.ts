import type { CandidateSummaryResponse } from '#shared/api-schema/teams.ts'
import { TEAM_CHARS } from '#shared/api-schema/teams.ts'
import { AppError, type ErrorCode, SIZE_ERROR_CODES } from '#shared/errors.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import type { QueuedFile } from '#web/storage/board/board-queue.ts'
import { saveCandidate } from '../team-requests.ts'

/** Errors of one CV; any other error concerns all of them. */
const FILE_ERRORS: ReadonlySet<ErrorCode> = new Set([...SIZE_ERROR_CODES, 'invalid-request', 'conflict'])
const TRIES = 4
const RETRY_DELAY_MS = 2_000

/** Whether the other files go on after this error. */
export const isFileError = (error: AppError): boolean => FILE_ERRORS.has(error.code)

const removeExtension = (fileName: string): string => fileName.replace(/\.[^.]{1,5}$/, '')

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/**
 * Sends a CV that was read. Waits and tries again when the server is busy or the rate is exceeded. Throws the other codes of
 * the API, and `offline`.
 */
export const sendCandidate = async (
  { id, openingId, fileName, reading, adRevision }: QueuedFile,
  signal: AbortSignal,
): Promise<CandidateSummaryResponse> => {
  if (!reading || adRevision === null) throw new AppError('internal')
  const { content, analysis } = reading
  const name = (content.personalInfo.fullName.trim() || removeExtension(fileName)).slice(0, 200)
  const body = {
    name: name.trim() || fileName,
    fileName: fileName.slice(0, TEAM_CHARS.fileName),
    content,
    analysis,
    adRevision,
    consent: true as const,
  }
  for (let tries = 1; ; tries++) {
    try {
      return await saveCandidate(openingId, id, body)
    } catch (thrown) {
      const error = toAppError(thrown)
      const isTemporary =
        error.code === 'rate-limited' || error.code === 'database-unavailable' || error.code === 'busy'
      if (!isTemporary || tries >= TRIES || signal.aborted) throw error
      await wait(Number(error.params['seconds'] ?? 0) * 1_000 || RETRY_DELAY_MS, signal)
    }
  }
}
