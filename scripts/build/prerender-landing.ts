import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'
import { bootScript } from './bundle-bootstrap.ts'

type Render = (language: 'es' | 'en') => Promise<string>

/** Screens and parts that are never on the prerendered page: not worth building for the server. */
const ELSEWHERE = /features\/(?!landing\/)|\/(analyzer|settings)-screen|with-data|account-slot|toaster|pwa\/notices/

const renderer = async (root: string, plugins: readonly PluginOption[]): Promise<Render> => {
  const outDir = join(root, '../.cache/prerender')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins],
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      emptyOutDir: true,
      target: 'node22',
      rolldownOptions: { external: ELSEWHERE },
    },
  })
  const url = pathToFileURL(join(outDir, 'prerender.js'))
  const { renderLanding }: { renderLanding: Render } = await import(`${url.href}?${Date.now()}`)
  return renderLanding
}

const attribute = (tag: string, name: string): string | undefined => tag.match(new RegExp(`${name}="([^"]*)"`))?.[1]

/**
 * Puts the landing page's HTML into index.html, English in place and Spanish in a template beside it, and lets the
 * boot script bring React in after the first paint. `plugins` draw the app on the server.
 */
export const prerenderLanding = (root: string, plugins: () => readonly PluginOption[]): Plugin => {
  let boot = ''
  return {
    name: 'faro:prerender',
    apply: 'build',
    async buildStart() {
      const source = await bootScript(join(root, 'src/bootstrap.ts'))
      boot = `assets/boot-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName: boot, source })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const entry = html.match(/<script type="module"[^>]*><\/script>\s*/)?.[0]
        const app = entry && attribute(entry, 'src')
        if (!entry || !app) throw new Error('index.html has no module script to bring in later')
        const render = await renderer(root, plugins())
        const [en, es] = [await render('en'), await render('es')]
        const tag = `<script src="/${boot}" data-app="${app}" data-language="en"></script>`
        return html
          .replace(entry, '')
          .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
          .replace('<!--boot-->', () => tag)
          .replace('<!--landing-->', () => en)
          .replace('<!--landing-es-->', () => `<template data-copy="es">${es}</template>`)
      },
    },
  }
}
