import { toHex } from '#api/hash.ts'
import { describeError, type Log } from '#api/log.ts'
import type { Span, SpanAttributes, Tracer } from '#api/ports/tracer.ts'

export interface OtlpOptions {
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`; spans go to `/v1/traces` below it, also where the address ends so. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  readonly version: string
  readonly log: Log
  readonly fetch?: typeof globalThis.fetch
}

export interface OtlpTracer extends Tracer {
  /** Sends what is left. */
  close(): Promise<void>
}

interface Ended {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  /** 1: internal, 2: server. */
  readonly kind: 1 | 2
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { key: string; value: { stringValue: string } | { intValue: string } }[]
  readonly status: { readonly code?: 2 }
}

const SEND_INTERVAL_MS = 5_000
const SEND_TIMEOUT_MS = 10_000
/** More are dropped: a collector that is down must not cost the server its memory. */
const MAX_WAITING = 2_048
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/

const newId = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)).buffer)
const nowMs = (): number => performance.timeOrigin + performance.now()
const toNanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1_000)) * 1_000n)

const toAttributes = (attributes: SpanAttributes): Ended['attributes'] =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))

/** Sends spans as OTLP JSON over HTTP, every few seconds and without retries. */
export const createOtlpTracer = (options: OtlpOptions): OtlpTracer => {
  const { endpoint, headers, serviceName, version, log, fetch = globalThis.fetch } = options
  const url = `${endpoint.replace(/(?:\/v1\/traces)?\/?$/, '')}/v1/traces`
  const resource = {
    attributes: toAttributes({
      'service.name': serviceName,
      'service.version': version,
      'service.instance.id': newId(8),
    }),
  }
  let ended: Ended[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFailing = false

  const post = async (body: string): Promise<void> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) })
    await response.body?.cancel()
    if (!response.ok) throw Object.assign(new Error('the collector refuses'), { status: response.status })
  }
  /** One line when the collector begins to refuse or not to answer, and one when it takes spans again. */
  const setFailing = (error: unknown): void => {
    const hasFailed = error !== undefined
    if (hasFailed && !isFailing) log({ level: 'warn', event: 'traces-not-sent', ...describeError(error) })
    if (!hasFailed && isFailing) log({ level: 'info', event: 'traces-sent' })
    isFailing = hasFailed
  }
  const send = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const spans = ended
    ended = []
    if (spans.length === 0) return
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'faro' }, spans }] }] })
    await post(body).then(() => setFailing(undefined), setFailing)
  }
  const add = (span: Ended): void => {
    if (ended.length < MAX_WAITING) ended.push(span)
    timer ??= setTimeout(() => void send(), SEND_INTERVAL_MS).unref()
  }

  const startSpan = (first: string, kind: 1 | 2, parent: { traceId: string; spanId?: string }) => {
    const [spanId, startedAt] = [newId(8), nowMs()]
    let name = first
    const end: Span['end'] = ({ attributes, hasFailed }) =>
      add({
        traceId: parent.traceId,
        spanId,
        ...(parent.spanId !== undefined && { parentSpanId: parent.spanId }),
        name,
        kind,
        startTimeUnixNano: toNanoseconds(startedAt),
        endTimeUnixNano: toNanoseconds(nowMs()),
        attributes: toAttributes(attributes),
        status: hasFailed ? { code: 2 } : {},
      })
    const run: Span['run'] = async (child, work) => {
      const span = startSpan(child, 1, { traceId: parent.traceId, spanId })
      let hasFailed = true
      try {
        const result = await work()
        hasFailed = false
        return result
      } finally {
        span.end({ attributes: {}, hasFailed })
      }
    }
    const rename = (next: string): void => {
      name = next
    }
    return { run, end, rename }
  }

  return {
    startRequest: (traceparent) => {
      const [, traceId, spanId] = TRACEPARENT.exec(traceparent ?? '') ?? []
      return startSpan('request', 2, traceId && spanId ? { traceId, spanId } : { traceId: newId(16) })
    },
    close: send,
  }
}

/** Reads `OTEL_EXPORTER_OTLP_HEADERS`: `name=value` pairs with commas between them, percent-encoded. */
export const parseOtlpHeaders = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=')
      if (value.length === 0 || !/^[\w-]+$/.test(name.trim())) return []
      return [[name.trim(), decodeURIComponent(value.join('=').trim())] as const]
    }),
  )
