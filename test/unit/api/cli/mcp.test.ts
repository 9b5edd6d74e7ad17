import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callTool } from '#test/contract/harness/mcp-client.ts'
import { RESUME_TEXT } from '#test/contract/harness/target.ts'
import { ROOT } from '#test/utils/paths.ts'

const client = new Client({ name: 'test', version: '1' })

beforeAll(async () => {
  const args = ['--disable-warning=ExperimentalWarning', 'api/src/server/cli.ts', 'mcp']
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: ROOT }))
}, 120_000)
afterAll(() => client.close())

it('offers the tools that need no account, on this device', { timeout: 120_000 }, async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'parse_resume',
    'score_resume',
    'match_job',
    'propose_changes',
    'render_resume',
  ])
  expect(client.getServerCapabilities()).not.toHaveProperty('resources')
  const { data } = await callTool(client, 'parse_resume', { text: RESUME_TEXT })
  expect(data).toMatchObject({ document: { personalInfo: { fullName: 'Ana Núñez' } } })
  expect((await callTool(client, 'score_resume', { text: RESUME_TEXT })).data['overallScore']).toBeGreaterThan(0)
  await expect(callTool(client, 'score_resume', { draftId: 'doc-1' })).rejects.toThrow('not-found')
  await expect(callTool(client, 'score_resume', { text: 'too short' })).rejects.toThrow('text-too-short')
})
