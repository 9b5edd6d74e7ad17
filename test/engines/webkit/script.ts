import * as z from 'zod'
import { INSTALL_INJECTED } from './playwright-scripts.ts'

export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>

const messageSchema = z.object({ kind: z.enum(['console', 'pageerror']), type: z.string(), text: z.string() })
export type PageMessage = z.infer<typeof messageSchema>
const answerSchema = z.object({
  url: z.string(),
  json: z.string().nullable(),
  messages: z.array(messageSchema).nullish(),
})

/** Keeps what a page writes in its console until the next function is run in it. */
export const RECORD_MESSAGES = `
  const messages = [];
  Object.defineProperty(globalThis, '__messages', { value: messages });
  const add = (kind, type, text) => messages.push({ kind, type, text: String(text) });
  for (const [name, type] of [['error', 'error'], ['warn', 'warning'], ['log', 'log'], ['info', 'info']]) {
    const write = console[name];
    console[name] = (...values) => { add('console', type, values.join(' ')); write.apply(console, values) };
  }
  addEventListener('error', ({ message }) => add('pageerror', 'error', message));
  addEventListener('unhandledrejection', ({ reason }) => add('pageerror', 'error', reason?.message ?? reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    add('console', 'error', 'Content Security Policy: ' + violatedDirective + ' blocked ' + blockedURI));
`

/** Runs the source of a function in the page: the value that it gives, or its promise, and what was written meanwhile. */
export const runScript = async (send: Send, source: string, args: readonly unknown[] = []) => {
  // As JSON, because WebDriver changes some values; an absent argument is the only one that JSON lacks.
  const values = args.map((value) => (value === undefined ? 'undefined' : JSON.stringify(value))).join(', ')
  const script = `return Promise.resolve((${source})(${values})).then((value) => ({
    url: location.href,
    json: JSON.stringify(value) ?? null,
    messages: globalThis.__messages?.splice(0),
  }))`
  const { url, json, messages } = answerSchema.parse(await send('POST', '/execute/sync', { script, args: [] }))
  const value: unknown = json === null ? undefined : JSON.parse(json)
  return { url, value, messages: messages ?? [] }
}

/** Runs a function whose first argument is Playwright's script for pages. */
export const runInjected = async (send: Send, source: string, args: readonly unknown[] = []) => {
  const bound = `(...args) => {
    if (!globalThis.__injected) throw new Error('not injected')
    return (${source})(globalThis.__injected, ...args)
  }`
  try {
    return await runScript(send, bound, args)
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('not injected'))) throw error
    await send('POST', '/execute/sync', { script: INSTALL_INJECTED, args: [] })
    return runScript(send, bound, args)
  }
}
