/** Attributes are names, codes and numbers: never text of a person, addresses or ids of rows. */
export type SpanAttributes = Readonly<Record<string, string | number>>

export interface Span {
  /** Runs `work` in a span below this one, which fails when `work` does. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>
  end(outcome: { readonly attributes: SpanAttributes; readonly hasFailed: boolean }): void
}

/** Records where the time of a request goes, in the model of OpenTelemetry. */
export interface Tracer {
  /** Starts the span of a request. `traceparent`: the header of W3C Trace Context; null or invalid starts a new trace. */
  startRequest(traceparent: string | null): Span & { rename(name: string): void }
}
