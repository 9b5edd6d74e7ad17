import type { Log } from '../../log.ts'

/** Logs JSON lines, written once per turn of the event loop because a write per line costs more than a request. */
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
