import { AppError, ERRORS, isErrorCode } from '#shared/errors.ts'
import { isRecord } from '#shared/is-record.ts'
import type { Language } from '#shared/languages.ts'
import { errorsEn } from '#shared/messages/en/errors.ts'
import { errorsEs } from '#shared/messages/es/errors.ts'

const MESSAGES = { es: errorsEs, en: errorsEn }

/** Converts anything thrown to an `AppError`: a failed fetch becomes `offline`, an aborted one `cancelled`. */
export const toAppError = (thrown: unknown): AppError => {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof DOMException && thrown.name === 'AbortError') return new AppError('cancelled', {}, thrown)
  if (thrown instanceof TypeError && /fetch|network|load failed/i.test(thrown.message)) {
    return new AppError('offline', {}, thrown)
  }
  return new AppError('internal', {}, thrown)
}

/** The error of a response that is not 2xx. Status and body are only logged. */
export const parseErrorResponse = async (response: Response): Promise<AppError> => {
  const body = await response.text().catch(() => '')
  console.warn(`${response.status}: ${body || response.statusText}`)
  const seconds = Number(response.headers.get('retry-after'))
  return new AppError(parseErrorCode(response.status, body), seconds > 0 ? { seconds } : {})
}

const CODE_BY_STATUS = new Map<number, AppError['code']>([
  [400, 'invalid-request'],
  [401, 'unauthenticated'],
  [402, 'limit-reached'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [409, 'conflict'],
  [413, 'too-large'],
  [415, 'unsupported-media'],
  [426, 'client-too-old'],
  [429, 'rate-limited'],
  [502, 'provider-unavailable'],
  [503, 'database-unavailable'],
  [504, 'provider-unavailable'],
  [507, 'storage-full'],
])

const parseErrorCode = (status: number, body: string): AppError['code'] => {
  try {
    const parsed: unknown = JSON.parse(body)
    const error = isRecord(parsed) ? parsed['error'] : undefined
    if (isRecord(error) && isErrorCode(error['code'])) return error['code']
  } catch {
    // Not JSON, for example a proxy's error page: the status decides.
  }
  return CODE_BY_STATUS.get(status) ?? 'internal'
}

/** Message for people: what happened and what to do, in `language`. */
export const getErrorMessage = (error: unknown, language: Language): string => {
  const { code, params } = toAppError(error)
  return MESSAGES[language][code](params)
}

/** Whether the same request may succeed later. */
export const isRetryable = (error: unknown): boolean => ERRORS[toAppError(error).code].retryable
