import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import * as z from 'zod'
import { unsafeCast } from '#shared/cast.ts'
import type { Target } from './target.ts'

const callResult = z.object({
  isError: z.boolean().optional(),
  structuredContent: z.record(z.string(), z.unknown()),
  content: z.array(z.unknown()),
})
const failure = z.object({ error: z.object({ code: z.string() }) })

/** Connects the SDK's own client to `/mcp` of a target. */
export const connectMcp = async (target: Target, headers: Readonly<Record<string, string>>): Promise<Client> => {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
    requestInit: { headers },
    fetch: (url, init) => target.fetch(new URL(url).pathname, init),
  })
  await client.connect(unsafeCast<Transport>(transport, 'its optional sessionId is undefined'))
  return client
}

/** Calls a tool and returns its data. Throws its error code. */
export const callTool = async (client: Client, name: string, args: Readonly<Record<string, unknown>>) => {
  const result = callResult.parse(await client.callTool({ name, arguments: { ...args } }))
  if (result.isError) throw new Error(failure.parse(result.structuredContent).error.code)
  return { data: result.structuredContent, content: result.content }
}
