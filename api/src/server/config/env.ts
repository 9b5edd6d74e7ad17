import * as z from 'zod'
import { DEFAULT_TRIAL_DAYS } from '#shared/plans.ts'

const optionalText = z.string().trim().min(1).optional().describe('text, or not be set')
const booleanFlag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('0')
  .transform((value) => value === '1' || value === 'true')
  .describe('1 or 0')
const webAddress = z
  .url({ protocol: /^https?$/ })
  .optional()
  .describe('an address that begins with http:// or https://')

/** Google signs tokens for the id alone: with the number, the name or the host of a project nobody could sign in. */
const projectIdSchema = z
  .string()
  .trim()
  .regex(/^(?:[a-z\d.-]{1,100}:)?[a-z][a-z\d-]{2,28}[a-z\d]$/)
  .optional()
  .describe('the id of a Firebase project, such as faro-1a2b3 (Firebase console, Project settings)')

/** A whole number with its limits in the description. */
const createNumberSchema = (min: number, max: number, value: number) =>
  z.coerce.number().int().min(min).max(max).default(value).describe(`a whole number from ${min} to ${max}`)

/** One secret of at least 32 characters; during rotation the new and the old one, separated by a comma. */
export const sessionSecretsSchema = z
  .string()
  .refine((value) => value.split(',').every((secret) => secret.trim().length >= 32))
  .describe('a secret of 32 characters or more (openssl rand -hex 32), or two with a comma between them')

/** A host, also when it is written as an address: `https://Faro.Example/` is `faro.example`. */
const authDomainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .transform((value) => value.replace(/^https?:\/\//, '').replace(/\/.*$/s, ''))
  .refine((host) => /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/.test(host))
  .optional()
  .describe('a host, such as faro.example')

/** Environment variables of both runtimes; an empty value counts as absent. The description completes "must be". */
export const serviceEnvSchema = z.object({
  /** Other values are refused, because a misspelled `production` would run without its checks. */
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .optional()
    .describe('production, development or test, or not be set'),
  FARO_DEMO: booleanFlag,
  /** Permit session cookies over http in production, for a server in a home network. */
  ALLOW_INSECURE_HTTP: booleanFlag,
  RATE_LIMIT: z.enum(['on', 'off']).default('on').describe('on or off'),
  OPENAI_API_KEY: optionalText,
  OPENAI_BASE_URL: webAddress
    .refine((url) => !url?.includes('/chat/completions'))
    .describe('an address that begins with http:// or https:// and often ends with /v1, without /chat/completions'),
  OPENAI_MODEL: optionalText,
  /** Longest call of the model with its retries. */
  OPENAI_TIMEOUT_SECONDS: createNumberSchema(5, 1_800, 45),
  /** Limit of an answer, reasoning included. */
  OPENAI_MAX_TOKENS: createNumberSchema(200, 100_000, 4_000),
  FIREBASE_PROJECT_ID: projectIdSchema,
  FIREBASE_API_KEY: optionalText,
  FIREBASE_AUTH_DOMAIN: authDomainSchema,
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_PUBLISHABLE_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  /** Days of the free trial of Professional; 0: there is none. */
  TRIAL_DAYS: createNumberSchema(0, 90, DEFAULT_TRIAL_DAYS),
  LIBSQL_URL: z
    .url({ protocol: /^(libsql|wss?|https?|file)$/ })
    .optional()
    .describe('the address of a libSQL server, such as libsql://… or http://localhost:8080'),
  LIBSQL_AUTH_TOKEN: optionalText,
  CONTACT_EMAIL: z.email().optional().describe('an e-mail address'),
  /** Where tickets are sent as JSON; they are in the database too. */
  SUPPORT_WEBHOOK: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe('an address that begins with https://'),
  /** `on` takes tickets without an address, `off` never; otherwise they are taken where one is set. */
  SUPPORT: z.enum(['on', 'off']).optional().describe('on or off, or not be set'),
  SESSION_SECRET: sessionSecretsSchema.optional().describe(sessionSecretsSchema.description ?? ''),
  /** Origin that browsers use, when a proxy rewrites `Host`, e.g. `https://faro.example`. */
  PUBLIC_ORIGIN: webAddress,
})
export type ServiceEnv = z.infer<typeof serviceEnvSchema>

/** Environment variables of the Node server. */
export const nodeEnvSchema = serviceEnvSchema.extend({
  PORT: createNumberSchema(0, 65_535, 8787),
  HOST: z.string().trim().min(1).default('localhost').describe('an address of this machine'),
  DATA_DIR: z.string().trim().min(1).default('.data').describe('a folder'),
  /** Bearer token of `/api/metrics`, which does not exist without it. */
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/)
    .optional()
    .describe('16 characters or more without spaces'),
  /** Address of an OpenTelemetry collector (OTLP over HTTP). */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(?:,[^=,\s]+=[^,]*)*$/)
    .regex(/^(?:[^%]|%[\da-f]{2})*$/i)
    .optional()
    .describe('name=value, percent-encoded, with commas between several'),
  OTEL_SERVICE_NAME: z.string().trim().min(1).default('faro').describe('text'),
  /** Take the client address from `X-Forwarded-For`. */
  TRUST_PROXY: booleanFlag,
})
export type NodeEnv = z.infer<typeof nodeEnvSchema>

/** Invalid configuration. The server prints the message and exits with code 1. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Parses environment variables. Throws `ConfigError` with a line for each invalid one: what it must be, never its value. */
export const readEnv = <S extends z.ZodObject>(schema: S, source: Readonly<Record<string, unknown>>): z.output<S> => {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(nonEmpty)
  if (result.success) return result.data
  const names = [...new Set(result.error.issues.map((issue) => String(issue.path[0])))]
  const describe = (name: string) => z.globalRegistry.get(schema.shape[name])?.description ?? 'set'
  throw new ConfigError(names.map((name) => `${name} must be ${describe(name)}.`).join('\n'))
}
