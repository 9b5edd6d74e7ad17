import type { Context, TypedResponse } from 'hono'
import { unsafeCast } from '#shared/cast.ts'
import type { AppEnv } from '../app-env.ts'

/** Responds with a body that is JSON already; `T` is its type for the typed client. */
export const sendJson = <T, E extends AppEnv = AppEnv>(c: Context<E>, json: string) =>
  unsafeCast<Response & TypedResponse<T, 200, 'json'>>(
    c.body(json, 200, { 'Content-Type': 'application/json' }),
    'the service serialized a T',
  )
