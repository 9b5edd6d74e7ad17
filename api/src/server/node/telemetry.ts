import { createMetrics } from '../../adapters/metrics/open-metrics.ts'
import { createProcessGauges } from '../../adapters/metrics/process-gauges.ts'
import type { NodeTaskRunner } from '../../adapters/task-runner/node.ts'
import { createOtlpTracer, type OtlpTracer, parseOtlpHeaders } from '../../adapters/tracer/otlp.ts'
import type { Log } from '../../log.ts'
import type { Metrics } from '../../ports/metrics.ts'
import { VERSION } from '../../version.ts'
import type { NodeEnv } from '../config/env.ts'

/** Metrics of this process; null without `METRICS_TOKEN`. */
export const createNodeMetrics = (env: NodeEnv, tasks: NodeTaskRunner): Metrics | null =>
  env.METRICS_TOKEN === undefined
    ? null
    : createMetrics({ token: env.METRICS_TOKEN, readGauges: createProcessGauges(tasks.countTasks) })

/** The tracer; null without `OTEL_EXPORTER_OTLP_ENDPOINT`. */
export const createNodeTracer = (env: NodeEnv, log: Log): OtlpTracer | null =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : createOtlpTracer({
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: parseOtlpHeaders(env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
        serviceName: env.OTEL_SERVICE_NAME,
        version: VERSION,
        log,
      })
