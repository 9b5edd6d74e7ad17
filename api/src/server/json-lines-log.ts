import type { Log } from '../log.ts'

/** JSON lines, written together once a turn of the event loop: a write a call would cost more than the call. */
export const createJsonLinesLog = (write: (text: string) => void): Log => {
  let pending = ''
  const flush = () => {
    const text = pending
    pending = ''
    if (text) write(text)
  }
  process.on('exit', flush)
  return (line) => {
    if (!pending) setImmediate(flush)
    pending += `${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`
  }
}
