import { describeRoute, resolver } from 'hono-openapi'
import type * as z from 'zod'
import { errorResponse } from '#shared/api-schema/responses.ts'
import { ERRORS, type ErrorCode } from '#shared/errors.ts'

type Answer = z.ZodType | 'pdf' | 'zip' | 'nothing'

const content = (answer: Answer) => {
  if (answer === 'nothing') return {}
  if (answer === 'pdf' || answer === 'zip')
    return { content: { [`application/${answer}`]: { schema: { type: 'string' as const, format: 'binary' } } } }
  return { content: { 'application/json': { schema: resolver(answer) } } }
}

/** A route's entry in the OpenAPI document: what it does, what it answers, and which codes it refuses with. */
export const doc = (
  tag: string,
  summary: string,
  answers: Readonly<Record<number, Answer>>,
  refusals: readonly ErrorCode[] = [],
) => {
  const statuses = new Map<number, ErrorCode[]>()
  for (const code of refusals) {
    const { status } = ERRORS[code]
    statuses.set(status, [...(statuses.get(status) ?? []), code])
  }
  const ok = Object.entries(answers).map(([status, answer]) => [status, { description: summary, ...content(answer) }])
  const refused = [...statuses].map(([status, codes]) => [
    status,
    { description: codes.join(', '), content: { 'application/json': { schema: resolver(errorResponse) } } },
  ])
  return describeRoute({ tags: [tag], summary, responses: Object.fromEntries([...ok, ...refused]) })
}
