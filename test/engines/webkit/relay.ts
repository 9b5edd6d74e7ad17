import { createHash } from 'node:crypto'
import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Answer, ProxiedRequest } from './messages.ts'

/** Headers of one connection, not of the message. */
export const HOP_HEADERS = [
  'connection',
  'proxy-connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
]
export const dropHeaders = (headers: IncomingHttpHeaders, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

/** Sends a request to its server. Rejects when there is none. */
export const open = (request: ProxiedRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const kept = dropHeaders(request.headers(), [...HOP_HEADERS, 'accept-encoding'])
    const headers = { ...kept, 'content-length': request.body.length }
    const sent = send(request.url(), { method: request.method(), headers }, resolve)
    sent.once('error', reject)
    sent.end(request.body)
  })

/** The whole answer of a request's server. */
export const forward = async (request: ProxiedRequest): Promise<Answer> => {
  const answer = await open(request)
  return {
    status: answer.statusCode ?? 502,
    headers: dropHeaders(answer.headers, HOP_HEADERS),
    body: await buffer(answer),
  }
}

/** How a page gets scripts before its own: headers whose policy allows them, and the start of the page with them. */
export const addScripts = (headers: IncomingHttpHeaders, scripts: readonly string[]) => {
  if (scripts.length === 0 || !String(headers['content-type']).startsWith('text/html'))
    return { headers, changeStart: (start: Buffer) => start }
  const script = scripts.map((source) => `{ ${source.replaceAll('</', String.raw`<\/`)} }`).join('\n')
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  const policy = headers['content-security-policy']
  const allowed = typeof policy === 'string' ? policy.replace('script-src', `script-src ${hash}`) : policy
  return {
    headers: { ...headers, ...(allowed && { 'content-security-policy': allowed }) },
    changeStart: (start: Buffer) =>
      Buffer.from(
        start
          .toString('latin1')
          .replace(
            /<head[^>]*>|(?=<)(?!<!)/i,
            (head) => `${head}<script>${Buffer.from(script).toString('latin1')}</script>`,
          ),
        'latin1',
      ),
  }
}

/** Gives a page the answer of its server, piece by piece as it arrives; returns what the server sent. */
export const relay = async (
  answer: IncomingMessage,
  response: ServerResponse,
  scripts: readonly string[],
): Promise<Answer> => {
  const status = answer.statusCode ?? 502
  const { headers, changeStart } = addScripts(dropHeaders(answer.headers, HOP_HEADERS), scripts)
  response.writeHead(status, headers)
  const chunks: Buffer[] = []
  for await (const chunk of answer) {
    const piece = Buffer.from(chunk)
    response.write(chunks.length === 0 ? changeStart(piece) : piece)
    chunks.push(piece)
  }
  response.end()
  return { status, headers: answer.headers, body: Buffer.concat(chunks) }
}
