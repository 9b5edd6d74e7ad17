import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'
import { bundleBootstrap } from './bundle-bootstrap.ts'
import { collectScreenPreloads } from './screen-preloads.ts'

type RenderLanding = (language: 'es' | 'en') => Promise<string>

interface PrerenderOptions {
  /** Absolute path of `web/`. */
  readonly root: string
  /** Absolute path of the page that is prerendered. */
  readonly landingPage: string
  /** Creates the plugins that compile the app for the server. */
  readonly plugins: () => readonly PluginOption[]
}

/** Leaves every dynamic import but the landing page and the message catalogs out of the server bundle. */
const externalizeLazyModules = (landingPage: string): Plugin => ({
  name: 'faro:externalize-lazy-modules',
  enforce: 'pre',
  async resolveDynamicImport(specifier, importer) {
    if (typeof specifier !== 'string') return null
    const resolved = await this.resolve(specifier, importer)
    if (!resolved || resolved.id === landingPage || resolved.id.endsWith('.po?shell')) return null
    return { id: resolved.id, external: true }
  },
})

const loadRenderer = async ({ root, landingPage, plugins }: PrerenderOptions): Promise<RenderLanding> => {
  const outDir = join(root, '../.cache/prerender')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [externalizeLazyModules(landingPage), ...plugins()],
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, target: 'node22' },
  })
  const url = pathToFileURL(join(outDir, 'prerender.js'))
  // The query string defeats the module cache of an earlier build in the same process.
  const { renderLanding }: { renderLanding: RenderLanding } = await import(`${url.href}?${Date.now()}`)
  return renderLanding
}

const getAttribute = (tag: string, name: string): string | undefined => tag.match(new RegExp(`${name}="([^"]*)"`))?.[1]

/**
 * Puts the prerendered landing page into index.html: English in place, Spanish in a `<template>`. Replaces the app's
 * module script by the bootstrap script, which loads the app after the first paint, and elsewhere preloads the chunks of
 * the screen.
 */
export const prerenderLanding = (options: PrerenderOptions): Plugin => {
  let bootstrap = ''
  return {
    name: 'faro:prerender',
    apply: 'build',
    async buildStart() {
      const source = await bundleBootstrap(join(options.root, 'src/bootstrap.ts'))
      bootstrap = `assets/boot-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName: bootstrap, source })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const entry = html.match(/<script type="module"[^>]*><\/script>\s*/)?.[0]
        const app = entry && getAttribute(entry, 'src')
        if (!entry || !app) throw new Error('index.html has no module script')
        const renderLanding = await loadRenderer(options)
        const [en, es] = [await renderLanding('en'), await renderLanding('es')]
        const preloads = collectScreenPreloads(bundle ?? {}, app.slice(1), join(options.root, 'src'))
        const data = `data-app="${app}" data-language="en" data-preloads='${JSON.stringify(preloads)}'`
        const tag = `<script src="/${bootstrap}" ${data}></script>`
        return html
          .replace(entry, '')
          .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
          .replace('<!--bootstrap-->', () => tag)
          .replace('<!--landing-->', () => en)
          .replace('<!--landing-es-->', () => `<template data-copy="es">${es}</template>`)
      },
    },
  }
}
