import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import { resolver, uniqueSymbol } from 'hono-openapi'
import type * as z from 'zod'
import { AppError } from '#shared/errors.ts'

/** Checks a part of the request with its schema (`invalid-request` names the field) and documents it in the OpenAPI. */
export const valid = <T extends z.ZodType, Target extends keyof ValidationTargets>(target: Target, schema: T) =>
  Object.assign(
    zValidator(target, schema, (result) => {
      if (!result.success) throw new AppError('invalid-request', { path: pathOf(result.error.issues) })
    }),
    { [uniqueSymbol]: { target, ...resolver(schema) } },
  )

const pathOf = (issues: readonly z.core.$ZodIssue[]): string =>
  issues[0]?.path.map(String).join('.').slice(0, 200) ?? ''
