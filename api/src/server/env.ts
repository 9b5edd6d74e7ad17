import * as z from 'zod'

const optionalText = z.string().trim().min(1).optional()
const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('0')
  .transform((value) => value === '1' || value === 'true')

/** One secret, or while it is changed the new one and the old one, each of 32 characters or more. */
export const sessionSecretsSchema = z
  .string()
  .refine((value) => value.split(',').every((secret) => secret.trim().length >= 32))

/** What both runtimes read from their environment; an empty value counts as absent. */
export const serviceEnvSchema = z.object({
  NODE_ENV: optionalText,
  FARO_DEMO: flag,
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: optionalText,
  FIREBASE_PROJECT_ID: optionalText,
  FIREBASE_API_KEY: optionalText,
  FIREBASE_AUTH_DOMAIN: optionalText,
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_PUBLISHABLE_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  LIBSQL_URL: optionalText,
  LIBSQL_AUTH_TOKEN: optionalText,
  CONTACT_EMAIL: z.email().optional(),
  SESSION_SECRET: sessionSecretsSchema.optional(),
  /** The address people use, where a proxy rewrites `Host`: `https://faro.example`. */
  PUBLIC_ORIGIN: z.url().optional(),
})
export type ServiceEnv = z.infer<typeof serviceEnvSchema>

export const nodeEnvSchema = serviceEnvSchema.extend({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  /** Trust `X-Forwarded-For` of a proxy in front. */
  TRUST_PROXY: flag,
})
export type NodeEnv = z.infer<typeof nodeEnvSchema>

/** A configuration that cannot be used: one clear line, exit 1. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads the environment once. Throws `ConfigError` that names the variable, never its value. */
export const readEnv = <S extends z.ZodType>(schema: S, source: Readonly<Record<string, unknown>>): z.output<S> => {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(filled)
  if (result.success) return result.data
  const names = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))]
  throw new ConfigError(`These environment variables are not valid: ${names.join(', ')}`)
}
