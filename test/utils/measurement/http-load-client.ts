// The process of `runLoad`: reads its options from standard input and prints every latency as JSON.
import { connect, type Socket } from 'node:net'
import { json } from 'node:stream/consumers'
import * as z from 'zod'
import { readResponse } from './read-response.ts'

const { url, headers, connections, seconds } = z
  .object({ url: z.url(), headers: z.record(z.string(), z.string()), connections: z.int(), seconds: z.number() })
  .parse(await json(process.stdin))
const { hostname, port, pathname, search, host } = new URL(url)
const lines = [`GET ${pathname}${search} HTTP/1.1`, `Host: ${host}`, 'Connection: keep-alive']
for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
const request = `${lines.join('\r\n')}\r\n\r\n`

const latencies: number[] = []
let bad = 0
const start = performance.now()
const end = start + seconds * 1_000

const isGood = (status: number): boolean => (status >= 200 && status < 300) || status === 304

/** One connection; resolves after the last answer, or when it breaks. */
const runConnection = (): Promise<void> =>
  new Promise((resolve) => {
    const socket: Socket = connect({ host: hostname, port: Number(port) })
    let received = ''
    let sentAt = 0
    let isDone = false
    const send = () => {
      sentAt = performance.now()
      socket.write(request)
    }
    const finish = () => {
      isDone = true
      socket.destroy()
      resolve()
    }
    socket.setNoDelay(true).setEncoding('latin1')
    socket.on('connect', send)
    socket.on('data', (chunk) => {
      received += chunk
      const response = readResponse(received)
      if (!response) return
      received = received.slice(response.length)
      latencies.push(Math.round((performance.now() - sentAt) * 1_000) / 1_000)
      if (!isGood(response.status)) bad += 1
      if (performance.now() < end) send()
      else finish()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (!isDone) bad += 1
      resolve()
    })
  })

await Promise.all(Array.from({ length: connections }, runConnection))
process.stdout.write(JSON.stringify({ latencies, bad, seconds: (performance.now() - start) / 1_000 }))
