/**
 * What the Worker's bundle has for `zod/v4/core` (wrangler.toml, `[alias]`): hono-openapi imports it whole at run time,
 * which would bring the sentences of fifty languages along.
 */
export { toJSONSchema } from 'zod'
