import { describeRoute, resolver } from 'hono-openapi'
import type * as z from 'zod'
import { errorResponse } from '#shared/api-schema/common.ts'
import { ERRORS, type ErrorCode } from '#shared/errors.ts'

type ResponseBody = z.ZodType | 'pdf' | 'zip' | 'nothing'

const toOpenApiContent = (body: ResponseBody) => {
  if (body === 'nothing') return {}
  if (body === 'pdf' || body === 'zip')
    return { content: { [`application/${body}`]: { schema: { type: 'string' as const, format: 'binary' } } } }
  return { content: { 'application/json': { schema: resolver(body) } } }
}

/** Adds a route to the OpenAPI document: tag, summary, response bodies by status, and the error codes it may return. */
export const describeEndpoint = (
  tag: string,
  summary: string,
  bodies: Readonly<Record<number, ResponseBody>>,
  errorCodes: readonly ErrorCode[] = [],
) => {
  const codesByStatus = new Map<number, ErrorCode[]>()
  for (const code of errorCodes) {
    const { status } = ERRORS[code]
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code])
  }
  const successes = Object.entries(bodies).map(([status, body]) => [
    status,
    { description: summary, ...toOpenApiContent(body) },
  ])
  const failures = [...codesByStatus].map(([status, codes]) => [
    status,
    { description: codes.join(', '), content: { 'application/json': { schema: resolver(errorResponse) } } },
  ])
  return describeRoute({ tags: [tag], summary, responses: Object.fromEntries([...successes, ...failures]) })
}
