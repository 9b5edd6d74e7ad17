import { registerHooks } from 'node:module'
import { decodeBase64 } from '#shared/base64.ts'
import { checkOwnFace } from '#shared/renderer/fonts/check-own-face.ts'

// Node takes the `main` of opentype.js, which has no named exports; the bundler takes its `module`.
const OPENTYPE = import.meta.resolve('opentype.js').replace(/\.js$/, '.mjs')
registerHooks({
  resolve: (name, context, next) =>
    name === 'opentype.js' ? { url: OPENTYPE, shortCircuit: true } : next(name, context),
})
const { redrawFont } = await import('#web/workers/face/redraw-font.ts')

/** Draws an uploaded font anew, as the studio does: `redrawn`, or `bug` where the result is not a face that is drawn. */
export const redraw = async (font: Uint8Array): Promise<string> =>
  checkOwnFace(decodeBase64(redrawFont(font).base64)) ? 'redrawn' : 'bug'
