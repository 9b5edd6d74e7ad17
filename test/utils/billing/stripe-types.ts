import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseForm } from '#api/fakes/stripe/rest/form.ts'
import { ROOT } from '../paths.ts'

/** One call of the REST API as it went over the wire. */
export interface Exchange {
  readonly method: string
  readonly path: string
  /** Query or form, as sent. */
  readonly parameters: string
  readonly status: number
  readonly answer: unknown
}

interface SdkMethod {
  readonly method: string
  readonly path: RegExp
  /** Module of the SDK, e.g. `Subscriptions`, class and method that send this request. */
  readonly module: string
  readonly resource: string
  readonly name: string
  readonly idCount: number
}

const SDK = join(ROOT, 'node_modules/stripe/esm')
const CLASS_OR_CALL =
  /^export class (\w+) extends|^ {4}(\w+)\([^)]*\) \{\n {8}return this\._makeRequest\('(GET|POST|DELETE)', [`'](\/v1\/[^`']+)[`']/gm

const toPattern = (template: string) => new RegExp(`^${template.replace(/\$\{.*?\)\}/g, '([^/]+)')}$`)

/** All requests that the installed SDK can send, read from its sources. */
const listSdkMethods = (): SdkMethod[] =>
  globSync('resources/{*,*/*}.js', { cwd: SDK }).flatMap((file) => {
    let resource = ''
    return [...readFileSync(join(SDK, file), 'utf8').matchAll(CLASS_OR_CALL)].flatMap(
      ([, className, name, method, path]) => {
        resource = className ?? resource
        if (!name || !method || !path) return []
        const idCount = path.split('${').length - 1
        const module = file.replace(/^resources\/|\.js$/g, '')
        return [{ method, path: toPattern(path), module, resource, name, idCount }]
      },
    )
  })

/** The method for a request; a path without ids comes first, so that `/search` is no id. */
const findMethod = (methods: readonly SdkMethod[], { method, path }: Exchange): SdkMethod | undefined =>
  methods
    .filter((candidate) => candidate.method === method && candidate.path.test(path))
    .sort((a, b) => a.idCount - b.idCount)[0]

/**
 * The types of the SDK as they are on the wire. `Parameters` are strings in a form; `Answer` is JSON. Open enums of the
 * SDK accept any string; here only their known values are accepted.
 */
const PRELUDE = `
import type { Stripe } from '${SDK}/stripe.esm.node.js'
import type { ApiListPromise, Response } from '${SDK}/lib.js'
import type { OtherString } from '${SDK}/shared.js'
import type { Decimal } from '${SDK}/Decimal.js'
type Same<A, B> = (<X>() => X extends A ? 1 : 2) extends <X>() => X extends B ? 1 : 2 ? true : false
type Known<T> = Same<T, OtherString> extends true ? never : T
type Form<T> = T extends string ? Known<T> : T extends number ? \`\${number}\`
  : T extends boolean ? \`\${T}\` : T extends Decimal ? string : T extends null ? never
  : T extends object ? { [K in keyof T]: Form<T[K]> } : T
type Json<T> = T extends string ? Known<T> : T extends Decimal ? string
  : T extends object ? { [K in keyof T]: Json<T[K]> } : T
type Parameters0<F> = F extends (...args: infer A) => unknown ? Form<NonNullable<A[0]>> : never
type Parameters1<F> = F extends (id: string, ...args: infer A) => unknown ? Form<NonNullable<A[0]>> : never
type Answer<F> = F extends (...args: any[]) => ApiListPromise<infer T> ? Json<Stripe.ApiList<T>>
  : F extends (...args: any[]) => Promise<Response<infer T>> ? Json<T> : never
type ErrorCode = Exclude<Json<Stripe.PaymentIntent.LastPaymentError.Code>, undefined>
interface ErrorAnswer { error: { type: Stripe.RawErrorType; message: string; code?: ErrorCode; param?: string
  decline_code?: string; payment_intent?: Json<Stripe.PaymentIntent>; setup_intent?: Json<Stripe.SetupIntent> } }
type EventObject = Json<Stripe.Customer | Stripe.Subscription | Stripe.Invoice | Stripe.PaymentIntent | Stripe.Charge
  | Stripe.Refund | Stripe.Dispute | Stripe.SetupIntent>
`

/** A call without any type, e.g. of a path that the SDK does not have, becomes a line that does not compile. */
const toLines = (methods: readonly SdkMethod[], exchange: Exchange): string[] => {
  const found = findMethod(methods, exchange)
  if (!found) return [`const noSuchRequest: never = '${exchange.method} ${exchange.path}'`]
  const call = `import('${SDK}/resources/${found.module}.js').${found.resource}['${found.name}']`
  const parameters = JSON.stringify(parseForm(exchange.parameters))
  const answerType = exchange.status === 200 ? `Answer<${call}>` : 'ErrorAnswer'
  return [
    `const parameters: Parameters${found.idCount}<${call}> = ${parameters}`,
    `const answer: ${answerType} = ${JSON.stringify(exchange.answer)}`,
  ]
}

const DIAGNOSTIC = /^[^(]*\((\d+),\d+\): error (TS\d+: [^\n]*)/

/**
 * Checks recorded calls against the declarations of the installed `stripe` package, with the compiler of this project.
 * Returns a sentence for each unknown or misplaced parameter, and for each missing, invented or impossible field of an
 * answer or of an event's object.
 */
export const checkAgainstSdk = (exchanges: readonly Exchange[], events: readonly unknown[] = []): string[] => {
  const methods = listSdkMethods()
  const labelled = exchanges.flatMap((exchange) =>
    toLines(methods, exchange).map((code) => ({ code, label: `${exchange.method} ${exchange.path}` })),
  )
  const objects = events.map((object) => ({
    code: `const object: EventObject = ${JSON.stringify(object)}`,
    label: 'event',
  }))
  const lines = [...new Map([...labelled, ...objects].map((line) => [line.code, line])).values()]
  const dir = mkdtempSync(join(tmpdir(), 'faro-stripe-types-'))
  const file = join(dir, 'exchanges.ts')
  const offset = PRELUDE.split('\n').length
  // Each line in its own block, because all use the same two names.
  writeFileSync(file, `${PRELUDE}\n${lines.map(({ code }) => `{ ${code} }`).join('\n')}\n`)
  try {
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--pretty', 'false']
    execFileSync(join(ROOT, 'node_modules/.bin/tsc'), [...options, '--module', 'nodenext', '--types', '', file], {
      encoding: 'utf8',
      cwd: dir,
    })
    return []
  } catch (error) {
    const output = typeof error === 'object' && error && 'stdout' in error ? String(error.stdout) : String(error)
    return toProblems(output, (line) => lines[line - offset - 1]?.label ?? 'types')
  } finally {
    rmSync(dir, { recursive: true })
  }
}

/** Joins the indented explanation of each error, whose last line names the field. */
const toProblems = (output: string, getLabel: (line: number) => string): string[] => {
  const problems = output.split(/\n(?=\S)/).flatMap((text) => {
    const [, line, message] = DIAGNOSTIC.exec(text) ?? []
    const reason = text.trim().split('\n').at(-1)?.trim() ?? ''
    return message ? [`${getLabel(Number(line))}: ${reason.includes('error TS') ? message : reason}`.slice(0, 600)] : []
  })
  return [...new Set(problems.length > 0 ? problems : [output])]
}
