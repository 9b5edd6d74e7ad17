import type { Command } from './command.ts'

/** The commands by name; each is loaded when it is called. */
export const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  analyze: async () => (await import('./analyze.ts')).analyzeCommand,
  extract: async () => (await import('./extract.ts')).extractCommand,
  login: async () => (await import('./login.ts')).loginCommand,
  mcp: async () => (await import('./mcp.ts')).mcpCommand,
  parse: async () => (await import('./parse.ts')).parseCommand,
  push: async () => (await import('./push.ts')).pushCommand,
  render: async () => (await import('./render.ts')).renderCommand,
  templates: async () => (await import('./templates.ts')).templatesCommand,
}
