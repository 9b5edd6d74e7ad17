/**
 * What the Worker's bundle has for `zod/v3` (wrangler.toml, `[alias]`): openai imports it for schemas of that version,
 * which ours are not.
 */
export const ZodFirstPartyTypeKind = {}
