// Replaces `zod/v4/core` in the Worker bundle (wrangler.toml, `[alias]`). hono-openapi imports the whole module, which
// contains the messages of fifty languages.

export { toJSONSchema } from 'zod'
