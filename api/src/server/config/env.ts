import * as z from 'zod'
import { DEFAULT_TRIAL_DAYS } from '#shared/plans.ts'

const optionalText = z.string().trim().min(1).optional()
const booleanFlag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('0')
  .transform((value) => value === '1' || value === 'true')

/** One secret of at least 32 characters; during rotation the new and the old one, separated by a comma. */
export const sessionSecretsSchema = z
  .string()
  .refine((value) => value.split(',').every((secret) => secret.trim().length >= 32))

/** A host, also when it is written as an address: `https://Faro.Example/` is `faro.example`. */
const authDomainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .transform((value) => value.replace(/^https?:\/\//, '').replace(/\/.*$/s, ''))
  .refine((host) => /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/.test(host))

/** Environment variables of both runtimes; an empty value counts as absent. */
export const serviceEnvSchema = z.object({
  NODE_ENV: optionalText,
  FARO_DEMO: booleanFlag,
  /** Permit session cookies over http in production, for a server in a home network. */
  ALLOW_INSECURE_HTTP: booleanFlag,
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: optionalText,
  /** Longest call of the model with its retries. */
  OPENAI_TIMEOUT_SECONDS: z.coerce.number().int().min(5).max(1_800).default(45),
  /** Limit of an answer, reasoning included. */
  OPENAI_MAX_TOKENS: z.coerce.number().int().min(200).max(100_000).default(4_000),
  FIREBASE_PROJECT_ID: optionalText,
  FIREBASE_API_KEY: optionalText,
  FIREBASE_AUTH_DOMAIN: authDomainSchema.optional(),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_PUBLISHABLE_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  /** Days of the free trial of Professional; 0: there is none. */
  TRIAL_DAYS: z.coerce.number().int().min(0).max(90).default(DEFAULT_TRIAL_DAYS),
  LIBSQL_URL: optionalText,
  LIBSQL_AUTH_TOKEN: optionalText,
  CONTACT_EMAIL: z.email().optional(),
  /** Where tickets are sent as JSON; they are in the database too. */
  SUPPORT_WEBHOOK: z.url({ protocol: /^https$/ }).optional(),
  /** `on` takes tickets without an address, `off` never; otherwise they are taken where one is set. */
  SUPPORT: z.enum(['on', 'off']).optional(),
  SESSION_SECRET: sessionSecretsSchema.optional(),
  /** Origin that browsers use, when a proxy rewrites `Host`, e.g. `https://faro.example`. */
  PUBLIC_ORIGIN: z.url().optional(),
})
export type ServiceEnv = z.infer<typeof serviceEnvSchema>

/** Environment variables of the Node server. */
export const nodeEnvSchema = serviceEnvSchema.extend({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('.data'),
  /** Bearer token of `/api/metrics`, which does not exist without it. */
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/)
    .optional(),
  /** Address of an OpenTelemetry collector (OTLP over HTTP). */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  OTEL_EXPORTER_OTLP_HEADERS: optionalText,
  OTEL_SERVICE_NAME: z.string().trim().min(1).default('faro'),
  /** Take the client address from `X-Forwarded-For`. */
  TRUST_PROXY: booleanFlag,
})
export type NodeEnv = z.infer<typeof nodeEnvSchema>

/** Invalid configuration. The server prints the message and exits with code 1. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Parses environment variables. Throws `ConfigError` with the names of invalid variables, never their values. */
export const readEnv = <S extends z.ZodType>(schema: S, source: Readonly<Record<string, unknown>>): z.output<S> => {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(nonEmpty)
  if (result.success) return result.data
  const names = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))]
  throw new ConfigError(`These environment variables are not valid: ${names.join(', ')}`)
}
