import type { generateSpecs } from 'hono-openapi'
import { escapeHtml } from '#shared/templates/escape-html.ts'
import type { Example } from './docs-examples.ts'

export type OpenApiDocument = Awaited<ReturnType<typeof generateSpecs>>

export const DOCS_STYLE = `
body{font:16px/1.5 system-ui,sans-serif;color:#12202e;background:#fbfaf6;max-width:60rem;margin:2rem auto;padding:0 1rem}
h2{margin-top:2.5rem;border-bottom:1px solid #d9d5c8}
details{border-bottom:1px solid #e6e2d6;padding:.4rem 0}
summary{cursor:pointer}
summary b{display:inline-block;min-width:4.5rem}
code,pre{font:14px/1.45 ui-monospace,monospace}
pre{overflow:auto;background:#f1eee4;padding:.75rem;border-radius:4px}
dt{font-weight:600;margin-top:.6rem}
dd{margin:0}
@media (prefers-color-scheme:dark){body{background:#0d1722;color:#e8e6e0}pre{background:#16222f}details,h2{border-color:#2a3846}}
`

const renderJson = (value: unknown): string => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

interface Operation {
  readonly method: string
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly details: readonly (readonly [string, unknown])[]
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Renders the OpenAPI document as HTML without scripts; every value is escaped. */
export const renderDocsPage = (spec: OpenApiDocument, examples: readonly Example[]): string => {
  const operations = listOperations(spec)
  const tags = [...new Set(operations.map((operation) => operation.tag))]
  const sections = tags.map((tag) => {
    const own = operations.filter((operation) => operation.tag === tag)
    return `<h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${own.map(renderOperation).join('')}`
  })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Faro API</title><style>${DOCS_STYLE}</style></head>
<body><h1>Faro API ${escapeHtml(spec.info.version)}</h1><p>${escapeHtml(spec.info.description)}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>
${renderSignIn(examples)}
${sections.join('\n')}</body></html>`
}

const renderSignIn = (examples: readonly Example[]): string => {
  const programs = examples.map(({ name, code }) => `<h3>${escapeHtml(name)}</h3><pre>${escapeHtml(code)}</pre>`)
  return `<h2 id="sign-in">Sign in</h2>
<p><b>Access key</b>, for programs (Premium plan): create one in Settings and send it as <code>Authorization: Bearer faro_…</code>.
Each endpoint lists the scope that it requires: <code>read</code>, <code>analyze</code> or <code>write</code>. A key can make up to 600 requests
a minute, and its uploads and analyses count toward your limits. Endpoints for the account, its plan and its keys accept sessions only.
Agents can use the Model Context Protocol at <code>/mcp</code>, with the same keys and scopes.
A webhook notifies an https address of yours when an analysis finishes: <code>Faro-Signature: t=&lt;seconds&gt;,v1=&lt;hex&gt;</code> is the
HMAC-SHA-256 of <code>&lt;seconds&gt;.&lt;body&gt;</code>, made with the webhook’s secret.</p>
<p><b>Session cookie</b>, for browsers: <code>POST /api/auth/sync</code> with an ID token as the bearer sets it.</p>
<p>A request that sends both is rejected with <code>ambiguous-credentials</code>.</p>
${programs.join('')}`
}

const listOperations = (spec: OpenApiDocument): Operation[] =>
  Object.entries(spec.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const responses = Object.entries(operation.responses ?? {})
      const details: (readonly [string, unknown])[] = [
        ...(operation.security ? [['Sign in', operation.security] as const] : []),
        ...(operation.parameters?.length ? [['Parameters', operation.parameters] as const] : []),
        ...(operation.requestBody ? [['Body', operation.requestBody] as const] : []),
        ...responses.map(([status, answer]) => [`Response ${status}`, answer] as const),
      ]
      return [{ method, path, tag: operation.tags?.[0] ?? 'Other', summary: operation.summary ?? '', details }]
    }),
  )

const renderOperation = ({ method, path, summary, details }: Operation): string => {
  const inner = details.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${renderJson(value)}</dd>`).join('')
  return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary><dl>${inner}</dl></details>`
}
