import { Writable } from 'node:stream'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { isJSONRPCRequest, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import { createNodeFonts } from '#api/adapters/fonts/node.ts'
import { createInProcessTaskRunner } from '#api/adapters/task-runner/in-process.ts'
import { createNodeVocabulary } from '#api/adapters/vocabulary/node.ts'
import { createMcpServer } from '#api/services/mcp/create-server.ts'
import { VERSION } from '#api/version.ts'
import type { ServeCommand } from './command.ts'

/** Connects `server` and resolves when the input has ended and every request has its answer. */
const serveUntilEnd = async (server: ReturnType<typeof createMcpServer>, out: (line: string) => void) => {
  const open = new Set<string | number>()
  const finished = Promise.withResolvers<void>()
  let hasEnded = false
  const check = () => {
    if (hasEnded && open.size === 0) finished.resolve()
  }
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      out(String(chunk).trimEnd())
      done()
    },
  })
  process.stdin.once('end', () => {
    hasEnded = true
    check()
  })
  const transport = new StdioServerTransport(process.stdin, output)
  await server.connect(transport)
  const { onmessage } = transport
  const send = transport.send.bind(transport)
  transport.onmessage = (message: JSONRPCMessage) => {
    if (isJSONRPCRequest(message)) open.add(message.id)
    onmessage?.(message)
  }
  transport.send = async (message) => {
    await send(message)
    if ('id' in message && message.id !== undefined && !isJSONRPCRequest(message)) open.delete(message.id)
    check()
  }
  await finished.promise
}

/** `mcp`: the tools for agents on standard input and output. With no account: on texts and documents, not on drafts. */
export const mcpCommand: ServeCommand = {
  takes: 'messages',
  usage: '  (Model Context Protocol on standard input and output)',
  run: async ({ now }, out) => {
    const tasks = createInProcessTaskRunner(createNodeFonts(), createNodeVocabulary())
    const host = { language: 'en', now, assertScope: () => undefined, run: tasks.run, drafts: null } as const
    const server = createMcpServer(host, VERSION, (error) => process.stderr.write(`${String(error)}\n`))
    await serveUntilEnd(server, out)
  },
}
