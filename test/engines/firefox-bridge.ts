#!/usr/bin/env node
// Starts the Firefox of FIREFOX_PATH for Playwright, and stands between both in the WebDriver BiDi protocol: Playwright
// is written for the newest Firefox, and a release with extended support lacks a command and a property of it.
import { spawn } from 'node:child_process'
import { type RawData, type WebSocket as Socket, WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'

/** Commands that are answered without effect. Tests of color schemes and reduced motion run in Chromium only. */
const UNKNOWN_COMMANDS = new Set(['emulation.setMediaFeaturesOverride'])

const commandSchema = z.looseObject({ id: z.number(), method: z.string() })
const downloadSchema = z.looseObject({
  method: z.enum(['browsingContext.downloadWillBegin', 'browsingContext.downloadEnd']),
  params: z.looseObject({ url: z.string(), download: z.string().optional() }),
})

/** Names a download by its URL where Firefox gives it no id. */
const completeEvent = (text: string): string => {
  if (!text.includes('"browsingContext.download')) return text
  const event = downloadSchema.safeParse(JSON.parse(text))
  if (!event.success) return text
  const { params } = event.data
  return JSON.stringify({ ...event.data, params: { ...params, download: params.download ?? params.url } })
}

const connect = (client: Socket, url: string): void => {
  const browser = new WebSocket(url, { perMessageDeflate: false })
  const opened = new Promise<void>((resolve) => browser.once('open', resolve))
  browser.on('message', (data: RawData) => client.send(completeEvent(String(data))))
  browser.on('close', () => client.close())
  client.on('close', () => browser.close())
  client.on('message', async (data: RawData) => {
    const text = String(data)
    const { id, method } = commandSchema.parse(JSON.parse(text))
    await opened
    if (UNKNOWN_COMMANDS.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else browser.send(text)
  })
}

/** Announces the bridge in the words of Firefox, which Playwright waits for. */
const serve = (url: string): void => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' }, () => {
    const address = server.address()
    if (typeof address === 'object' && address !== null)
      process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}\n`)
  })
  server.on('connection', (client, request) => connect(client, new URL(request.url ?? '/', url).href))
}

const firefox = spawn(process.env['FIREFOX_PATH'] ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
})
firefox.once('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
firefox.once('exit', (code) => process.exit(code ?? 1))
process.once('SIGTERM', () => firefox.kill())
let output = ''
firefox.stderr.on('data', (chunk) => {
  output += String(chunk)
  const url = /WebDriver BiDi listening on (ws:\/\/\S+)\n/.exec(output)?.[1]
  if (url === undefined) return
  firefox.stderr.removeAllListeners('data').resume()
  serve(url)
})
