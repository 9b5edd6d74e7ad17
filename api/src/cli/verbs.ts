import type { Verb } from './verb.ts'

/** The verbs by name, each loaded when it is called. */
export const VERBS: Readonly<Record<string, () => Promise<Verb>>> = {
  analyze: async () => (await import('./analyze.ts')).analyzeVerb,
  extract: async () => (await import('./extract.ts')).extract,
  parse: async () => (await import('./parse.ts')).parse,
  render: async () => (await import('./render.ts')).render,
  templates: async () => (await import('./templates.ts')).templates,
}
