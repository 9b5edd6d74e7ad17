import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { afterEach, expect, it } from 'vitest'
import { readRestOfBody } from '#api/server/node/read-rest.ts'
import { unsafeCast } from '#shared/cast.ts'

const app = new Hono<{ Bindings: HttpBindings }>()
  .post('/refused', (c) => c.text('refused', 503))
  .post('/limited', bodyLimit({ maxSize: 100, onError: (c) => c.text('too large', 413) }), (c) => c.text('ok'))
  .get('/next', (c) => c.text('next'))

const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

const open = async (limits = { waitMs: 30_000, maxBytes: 4_000_000 }): Promise<Socket> => {
  const server = createServer(getRequestListener(readRestOfBody(app.fetch, limits)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect(unsafeCast<AddressInfo>(server.address(), 'it listens on a port').port, '127.0.0.1')
  cleanUps.push(() => {
    socket.destroy()
    server.close()
    server.closeAllConnections()
  })
  return socket
}

/** Reads from a socket until `text` came or it closed. */
const readUntil = async (socket: Socket, text: string): Promise<string> => {
  let read = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    read += chunk
    if (read.includes(text)) break
  }
  return read
}

const NEXT = 'GET /next HTTP/1.1\r\nHost: x\r\n\r\n'
const head = (path: string, header: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`

it.each([
  ['refused unread', head('/refused', 'Content-Length: 2000000'), 'a'.repeat(2_000_000), '503'],
  ['refused by its length', head('/limited', 'Content-Length: 2000000'), 'a'.repeat(2_000_000), '413'],
  [
    'refused in the middle',
    head('/limited', 'Transfer-Encoding: chunked'),
    `${`fa0\r\n${'a'.repeat(4_000)}\r\n`.repeat(500)}0\r\n\r\n`,
    '413',
  ],
])('answers the next request on a connection whose body was %s', async (_, start, body, status) => {
  const socket = await open()
  socket.write(start + body + NEXT)
  const read = await readUntil(socket, 'next')
  expect(read).toContain(`HTTP/1.1 ${status}`)
  expect(read).toContain('HTTP/1.1 200')
  expect(read.toLowerCase()).not.toContain('connection: close')
})

it('waits for the rest that is still to come', async () => {
  const socket = await open()
  socket.write(head('/refused', 'Content-Length: 20') + 'a'.repeat(10))
  socket.once('connect', () => socket.write('a'.repeat(10) + NEXT))
  expect(await readUntil(socket, 'next')).toContain('HTTP/1.1 200')
})

it.each([
  ['too slow', head('/refused', 'Content-Length: 100'), { waitMs: 1, maxBytes: 1_000 }],
  ['announced as too large', head('/refused', 'Content-Length: 2000'), { waitMs: 30_000, maxBytes: 1_000 }],
  [
    'too large',
    `${head('/refused', 'Transfer-Encoding: chunked')}7d0\r\n${'a'.repeat(2_000)}\r\n`,
    { waitMs: 30_000, maxBytes: 1_000 },
  ],
])('says that the connection closes when the rest is %s', async (_, request, limits) => {
  const socket = await open(limits)
  socket.write(request)
  const read = await readUntil(socket, 'refused')
  expect(read).toContain('HTTP/1.1 503')
  expect(read.toLowerCase()).toContain('connection: close')
})
