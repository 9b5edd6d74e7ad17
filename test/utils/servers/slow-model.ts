import { createServer } from 'node:http'

/** Starts an OpenAI-compatible server that responds after `ms`, to observe running analyses. */
export const startSlowModel = async (ms: number) => {
  // The quote is in the resume of the contract tests, so that the advice is kept and the run charged.
  const text = 'Di también con qué equipo lo hiciste.'
  const item = { kind: 'suggestion', category: 'content', text, quote: 'Desarrollé tres servicios' }
  const content = JSON.stringify({ items: [item] })
  const server = createServer((request, response) => {
    request.resume()
    const body = JSON.stringify({
      id: 'x',
      object: 'chat.completion',
      created: 0,
      model: 'slow',
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }],
    })
    setTimeout(() => response.setHeader('content-type', 'application/json').end(body), ms)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/v1`, close: () => server.close() }
}
