#!/usr/bin/env node
// Starts the Firefox of FIREFOX_PATH for Playwright, and stands between both in the WebDriver BiDi protocol: Playwright
// is written for the newest Firefox, and a release with extended support lacks a command and a property of it.
import { spawn } from 'node:child_process'
import { type RawData, type WebSocket as Socket, WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'

/** The header in which the tests find the body of a request. */
const BODY_HEADER = 'x-test-body'
const MAX_BODY_SIZE = 20_000_000
/** Commands that are answered without effect. Tests of color schemes and reduced motion run in Chromium only. */
const UNKNOWN_COMMANDS = new Set(['emulation.setMediaFeaturesOverride'])

const commandSchema = z.looseObject({ id: z.number(), method: z.string(), params: z.looseObject({}) })
const headerSchema = z.looseObject({ name: z.string() })
const downloadSchema = z.looseObject({
  method: z.enum(['browsingContext.downloadWillBegin', 'browsingContext.downloadEnd']),
  params: z.looseObject({ url: z.string(), download: z.string().optional() }),
})
const requestSchema = z.looseObject({
  method: z.literal('network.beforeRequestSent'),
  params: z.looseObject({
    request: z.looseObject({ request: z.string(), bodySize: z.number().nullish(), headers: z.array(headerSchema) }),
  }),
})
const answerSchema = z.looseObject({ id: z.number() })
const dataSchema = z.object({
  result: z.object({ bytes: z.object({ type: z.enum(['string', 'base64']), value: z.string() }) }),
})

/** Names a download by its URL where Firefox gives it no id. */
const completeEvent = (text: string): string => {
  if (!text.includes('"browsingContext.download')) return text
  const event = downloadSchema.safeParse(JSON.parse(text))
  if (!event.success) return text
  const { params } = event.data
  return JSON.stringify({ ...event.data, params: { ...params, download: params.download ?? params.url } })
}

/** Ids of the bridge's own commands; Playwright counts from 1. */
const FIRST_OWN_ID = 2 ** 40

/** Commands of the bridge itself, beside those of Playwright. */
const createCommands = (browser: Socket) => {
  const waiting = new Map<number, (answer: string) => void>()
  let id = FIRST_OWN_ID
  return {
    send: (method: string, params: object): Promise<string> => {
      id += 1
      browser.send(JSON.stringify({ id, method, params }))
      return new Promise((resolve) => waiting.set(id, resolve))
    },
    /** Whether a message is the answer to a command of the bridge. */
    take: (text: string): boolean => {
      const answer = answerSchema.safeParse(JSON.parse(text))
      const resolve = answer.success ? waiting.get(answer.data.id) : undefined
      if (!answer.success || !resolve) return false
      waiting.delete(answer.data.id)
      resolve(text)
      return true
    },
  }
}
type Commands = ReturnType<typeof createCommands>

/** Adds the body of a request as a header to its event: Playwright reads no bodies over this protocol. */
const addBody = async (text: string, commands: Commands): Promise<string> => {
  if (!text.includes('"network.beforeRequestSent"')) return text
  const event = requestSchema.safeParse(JSON.parse(text))
  if (!event.success || !event.data.params.request.bodySize) return text
  const { params } = event.data
  const { request, headers } = params.request
  const answer = dataSchema.safeParse(
    JSON.parse(await commands.send('network.getData', { request, dataType: 'request' })),
  )
  if (!answer.success) return text
  const { type, value } = answer.data.result.bytes
  const encoded = type === 'base64' ? value : Buffer.from(value).toString('base64')
  const body = { name: BODY_HEADER, value: { type: 'string', value: encoded } }
  return JSON.stringify({
    ...event.data,
    params: { ...params, request: { ...params.request, headers: [...headers, body] } },
  })
}

/** A command as Firefox gets it: without the header of `addBody`. */
const dropBody = (text: string): string => {
  if (!text.includes(BODY_HEADER)) return text
  const command = commandSchema.parse(JSON.parse(text))
  const headers = z.array(headerSchema).safeParse(command.params['headers'])
  if (!headers.success) return text
  const kept = headers.data.filter(({ name }) => name !== BODY_HEADER)
  return JSON.stringify({ ...command, params: { ...command.params, headers: kept } })
}

const connect = (client: Socket, url: string): void => {
  const browser = new WebSocket(url, { perMessageDeflate: false })
  const commands = createCommands(browser)
  const opened = new Promise<void>((resolve) => browser.once('open', resolve))
  // Events keep their order while one waits for its body.
  let sent: Promise<unknown> = opened
  browser.on('message', (data: RawData) => {
    const text = String(data)
    if (commands.take(text)) return
    const complete = addBody(completeEvent(text), commands)
    sent = Promise.all([complete, sent]).then(([message]) => client.send(message))
  })
  browser.on('close', () => client.close())
  client.on('close', () => browser.close())
  let active: unknown
  const forward = async (text: string): Promise<void> => {
    const { id, method, params } = commandSchema.parse(JSON.parse(text))
    if (UNKNOWN_COMMANDS.has(method)) {
      client.send(JSON.stringify({ type: 'success', id, result: {} }))
      return
    }
    // Keys go nowhere in a window that is behind another; Playwright's pages are all in front.
    if (method === 'input.performActions' && active !== params['context']) {
      active = params['context']
      await commands.send('browsingContext.activate', { context: active })
    }
    if (method === 'network.addDataCollector')
      void commands.send(method, { dataTypes: ['request'], maxEncodedDataSize: MAX_BODY_SIZE })
    browser.send(dropBody(text))
  }
  let received: Promise<unknown> = opened
  client.on('message', (data: RawData) => {
    received = received.then(() => forward(String(data)))
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
