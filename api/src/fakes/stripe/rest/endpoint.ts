import * as z from 'zod'
import type { StripeContext } from '../context.ts'
import type { ObjectOf, ObjectType } from '../objects.ts'
import { StripeError } from '../stripe-error.ts'
import { type FormValue, parseForm } from './form.ts'

/** An endpoint of the REST API. `id` is the `:id` of the path, else empty. */
export interface Endpoint {
  readonly method: 'get' | 'post' | 'delete'
  readonly path: string
  readonly handle: (ctx: StripeContext, form: { [key: string]: FormValue }, id: string) => unknown
}

/** Defines an endpoint with the schema of its parameters. Other parameters are rejected with `parameter_unknown`. */
export const defineEndpoint = <S extends z.ZodType>(
  method: Endpoint['method'],
  path: string,
  input: S,
  run: (ctx: StripeContext, input: z.output<S>, id: string) => unknown,
): Endpoint => ({
  method,
  path,
  handle: (ctx, form, id) => {
    const parsed = input.safeParse(form)
    if (parsed.success) return run(ctx, parsed.data, id)
    const issue = parsed.error.issues[0]
    const code = issue?.code === 'unrecognized_keys' ? 'parameter_unknown' : 'parameter_invalid'
    throw new StripeError(400, code, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`)
  },
})

export const NO_PARAMETERS = z.strictObject({})
export const metadataSchema = z.record(z.string().max(40), z.string().max(500)).default({})
export const booleanSchema = z.stringbool({ truthy: ['true'], falsy: ['false'] })
export const limitSchema = z.coerce.number().int().min(1).max(100).default(10)

/** Wraps an array in Stripe's list object. */
export const toListObject = <T>(data: T[], url: string, maxItems = 100) => ({
  object: 'list',
  data: data.slice(0, maxItems),
  has_more: data.length > maxItems,
  url,
})

/** An endpoint that returns one object of a kind by its id. */
export const defineRetrieveEndpoint = <K extends ObjectType>(kind: K, path: string): Endpoint =>
  defineEndpoint('get', `${path}/:id`, NO_PARAMETERS, (ctx, _, id): ObjectOf<K> => ctx.store.get(kind, id))

/** Parses the query of a GET or DELETE or the form of a POST; the `expand` paths are returned separately. */
export const parseParameters = (query: string, body: string) => {
  const { expand = [], ...form } = parseForm(body || query)
  const paths = Array.isArray(expand) ? expand.filter((path) => typeof path === 'string') : []
  return { form, paths }
}
