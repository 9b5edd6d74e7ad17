import type { Metrics } from '#api/ports/metrics.ts'

/** A figure that is read when the metrics are. `type` and names: OpenMetrics 1.0. */
export interface Gauge {
  /** Without the suffix `_total` of a counter. */
  readonly name: string
  readonly type: 'gauge' | 'counter' | 'summary'
  readonly help: string
  readonly values: readonly { readonly labels?: Labels; readonly value: number }[]
}
type Labels = Readonly<Record<string, string>>

export interface MetricsOptions {
  readonly token: string
  /** Figures of the process: memory, event loop, queues. */
  readonly readGauges: () => readonly Gauge[]
}

/** Upper bounds in seconds: most answers take milliseconds, an analysis with a model up to a minute. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60] as const
/** Any text may be sent as a method, and each would become a series. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

interface Histogram {
  readonly labels: Labels
  readonly counts: number[]
  sum: number
  count: number
}

const escapeLabel = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const formatSample = (name: string, labels: Labels, value: number): string => {
  const pairs = Object.entries(labels).map(([key, text]) => `${key}="${escapeLabel(text)}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

const formatFamily = ({ name, type, help, values }: Gauge): string[] => [
  `# TYPE ${name} ${type}`,
  `# HELP ${name} ${help}`,
  ...values.map(({ labels = {}, value }) => formatSample(type === 'counter' ? `${name}_total` : name, labels, value)),
]

const formatHistogram = ({ labels, counts, sum, count }: Histogram): string[] => {
  const name = 'faro_request_duration_seconds'
  const bounds = [...BUCKETS.map(String), '+Inf']
  const cumulative = [...counts, count]
  return [
    ...bounds.map((le, i) => formatSample(`${name}_bucket`, { ...labels, le }, cumulative[i] ?? count)),
    formatSample(`${name}_sum`, labels, sum),
    formatSample(`${name}_count`, labels, count),
  ]
}

/** Counts in memory; every process has figures of its own. */
export const createMetrics = ({ token, readGauges }: MetricsOptions): Metrics => {
  const durations = new Map<string, Histogram>()
  const refusals = new Map<string, number>()
  return {
    token,
    recordRequest: ({ method: sent, route, status, seconds }) => {
      const method = METHODS.has(sent) ? sent : 'other'
      const key = `${method} ${route} ${status}`
      const histogram = durations.get(key) ?? {
        labels: { method, route, status: String(status) },
        counts: BUCKETS.map(() => 0),
        sum: 0,
        count: 0,
      }
      durations.set(key, histogram)
      BUCKETS.forEach((bound, i) => {
        if (seconds <= bound) histogram.counts[i] = (histogram.counts[i] ?? 0) + 1
      })
      histogram.sum += seconds
      histogram.count += 1
    },
    recordRefusal: (limit) => void refusals.set(limit, (refusals.get(limit) ?? 0) + 1),
    render: (sessions) => {
      const families: Gauge[] = [
        {
          name: 'faro_rate_refusals',
          type: 'counter',
          help: 'Requests that a rate limit refused.',
          values: [...refusals].map(([limit, value]) => ({ labels: { limit }, value })),
        },
        { name: 'faro_sessions', type: 'gauge', help: 'Sessions that are not expired.', values: [{ value: sessions }] },
        ...readGauges(),
      ]
      return [
        '# TYPE faro_request_duration_seconds histogram',
        '# UNIT faro_request_duration_seconds seconds',
        '# HELP faro_request_duration_seconds Time to the answer, by pattern of the route and status.',
        ...[...durations.values()].flatMap(formatHistogram),
        ...families.flatMap(formatFamily),
        '# EOF',
        '',
      ].join('\n')
    },
  }
}
