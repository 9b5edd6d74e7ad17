type MessageListener = (event: { readonly data: unknown }) => void

/**
 * A port for two ends in one thread. That of pdf.js serializes each of its hundreds of messages with `structuredClone`;
 * here a message is copied, and what it transfers is handed over.
 */
export class InThreadPort {
  readonly #listeners = new Set<MessageListener>()

  postMessage(message: unknown, transfer: readonly unknown[] = []): void {
    const event = { data: copyMessage(message, new Set(transfer)) }
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener.call(this, event)
    })
  }

  addEventListener(_type: string, listener: MessageListener, { signal }: { readonly signal?: AbortSignal } = {}): void {
    if (signal?.aborted) return
    this.#listeners.add(listener)
    signal?.addEventListener('abort', () => this.#listeners.delete(listener), { once: true })
  }
}

/** As `structuredClone`, but what is transferred stays where it is. A value that refers to itself is not copied. */
export const copyMessage = (value: unknown, transferred: ReadonlySet<unknown> = new Set()): unknown => {
  if (typeof value === 'function') return structuredClone(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const copy = new Array<unknown>(value.length)
    for (let i = 0; i < value.length; i++) if (value[i] !== undefined) copy[i] = copyMessage(value[i], transferred)
    return copy
  }
  if (isRecord(value)) {
    const copy: Record<string, unknown> = {}
    for (const key in value) copy[key] = copyMessage(value[key], transferred)
    return copy
  }
  return transferred.has(ArrayBuffer.isView(value) ? value.buffer : value) ? value : structuredClone(value)
}

/** An object literal or an instance of a class; not a map, an error, a buffer or a picture. */
const isRecord = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype || Object.prototype.toString.call(value) === '[object Object]'
