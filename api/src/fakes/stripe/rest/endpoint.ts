import * as z from 'zod'
import type { StripeContext } from '../context.ts'
import type { ObjectOf, ObjectType } from '../objects.ts'
import { StripeError } from '../stripe-error.ts'
import { type FormValue, parseForm } from './form.ts'

/** One call of the REST interface. `id` is the path's `:id`, empty without one. */
export interface Endpoint {
  readonly method: 'get' | 'post' | 'delete'
  readonly path: string
  readonly handle: (ctx: StripeContext, form: { [key: string]: FormValue }, id: string) => unknown
}

/**
 * A call with the parameters it takes. Parameters that Stripe has and this stand-in does not are refused with
 * `parameter_unknown`, so that nothing is passed over in silence.
 */
export const defineEndpoint = <S extends z.ZodType>(
  method: Endpoint['method'],
  path: string,
  input: S,
  run: (ctx: StripeContext, input: z.output<S>, id: string) => unknown,
): Endpoint => ({
  method,
  path,
  handle: (ctx, form, id) => {
    const read = input.safeParse(form)
    if (read.success) return run(ctx, read.data, id)
    const issue = read.error.issues[0]
    const code = issue?.code === 'unrecognized_keys' ? 'parameter_unknown' : 'parameter_invalid'
    throw new StripeError(400, code, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`)
  },
})

export const NO_PARAMETERS = z.strictObject({})
export const metadataSchema = z.record(z.string().max(40), z.string().max(500)).default({})
export const booleanSchema = z.stringbool({ truthy: ['true'], falsy: ['false'] })
export const limitSchema = z.coerce.number().int().min(1).max(100).default(10)

/** Stripe's list object. */
export const toListObject = <T>(data: T[], url: string, most = 100) => ({
  object: 'list',
  data: data.slice(0, most),
  has_more: data.length > most,
  url,
})

export const defineRetrieveEndpoint = <K extends ObjectType>(kind: K, path: string): Endpoint =>
  defineEndpoint('get', `${path}/:id`, NO_PARAMETERS, (ctx, _, id): ObjectOf<K> => ctx.store.get(kind, id))

/** The parameters of a request: the query of a GET or DELETE, the form of a POST; `expand` apart. */
export const parseParameters = (query: string, body: string) => {
  const { expand = [], ...form } = parseForm(body || query)
  const paths = Array.isArray(expand) ? expand.filter((path) => typeof path === 'string') : []
  return { form, paths }
}
