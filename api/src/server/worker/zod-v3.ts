// Replaces `zod/v3` in the Worker bundle (wrangler.toml, `[alias]`). openai imports it for schemas of that version, which
// we do not use.

export const ZodFirstPartyTypeKind = {}
