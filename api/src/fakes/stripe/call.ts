import * as z from 'zod'
import type { Context } from './context.ts'
import { type FormValue, readForm } from './form.ts'
import { Refusal } from './refusal.ts'
import type { Kind, Of } from './wire.ts'

/** One call of the REST interface. `id` is the path's `:id`, empty without one. */
export interface Call {
  readonly method: 'get' | 'post' | 'delete'
  readonly path: string
  readonly answer: (ctx: Context, form: { [key: string]: FormValue }, id: string) => unknown
}

/**
 * A call with the parameters it takes. Parameters that Stripe has and this stand-in does not are refused with
 * `parameter_unknown`, so that nothing is passed over in silence.
 */
export const call = <S extends z.ZodType>(
  method: Call['method'],
  path: string,
  input: S,
  run: (ctx: Context, input: z.output<S>, id: string) => unknown,
): Call => ({
  method,
  path,
  answer: (ctx, form, id) => {
    const read = input.safeParse(form)
    if (read.success) return run(ctx, read.data, id)
    const issue = read.error.issues[0]
    const code = issue?.code === 'unrecognized_keys' ? 'parameter_unknown' : 'parameter_invalid'
    throw new Refusal(400, code, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`)
  },
})

export const NONE = z.strictObject({})
export const metadata = z.record(z.string().max(40), z.string().max(500)).default({})
export const yesNo = z.stringbool({ truthy: ['true'], falsy: ['false'] })
export const limit = z.coerce.number().int().min(1).max(100).default(10)

/** Stripe's list object. */
export const list = <T>(data: T[], url: string, most = 100) => ({
  object: 'list',
  data: data.slice(0, most),
  has_more: data.length > most,
  url,
})

export const retrieve = <K extends Kind>(kind: K, path: string): Call =>
  call('get', `${path}/:id`, NONE, (ctx, _, id): Of<K> => ctx.store.get(kind, id))

/** The parameters of a request: the query of a GET or DELETE, the form of a POST; `expand` apart. */
export const parametersOf = (query: string, body: string) => {
  const { expand = [], ...form } = readForm(body || query)
  const paths = Array.isArray(expand) ? expand.filter((path) => typeof path === 'string') : []
  return { form, paths }
}
