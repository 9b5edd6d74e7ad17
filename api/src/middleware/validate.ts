import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import { resolver, uniqueSymbol } from 'hono-openapi'
import type * as z from 'zod'
import { AppError } from '#shared/errors.ts'

/** Validates a part of the request and documents it in OpenAPI. Throws `invalid-request` with the path of the field. */
export const validate = <T extends z.ZodType, Target extends keyof ValidationTargets>(target: Target, schema: T) =>
  Object.assign(
    zValidator(target, schema, (result) => {
      if (!result.success) throw new AppError('invalid-request', { path: formatPath(result.error.issues) })
    }),
    { [uniqueSymbol]: { target, ...resolver(schema) } },
  )

const formatPath = (issues: readonly z.core.$ZodIssue[]): string =>
  issues[0]?.path.map(String).join('.').slice(0, 200) ?? ''
