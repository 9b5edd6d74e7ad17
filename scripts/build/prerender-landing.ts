import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'
import { LANDING_HEAD, LANDING_PATHS } from '#shared/app-paths.ts'
import type { Language } from '#shared/languages.ts'
import { bundleBootstrap } from './bundle-bootstrap.ts'
import { createLanguagePage, createPageHead, type PrerenderedPage } from './prerendered-page.ts'
import { createFrames, type Frames } from './screen-frames.ts'
import { collectScreenPreloads } from './screen-preloads.ts'

/** What `web/src/app/prerender.tsx` returns. */
type Landing = PrerenderedPage

interface Renderer {
  readonly renderLanding: (language: Language) => Promise<Landing>
  readonly renderFrames: (language: Language) => Promise<Frames>
}

interface PrerenderOptions {
  /** Absolute path of `web/`. */
  readonly root: string
  /** Absolute paths of the modules of the page that is prerendered. */
  readonly landing: readonly string[]
  /** Creates the plugins that compile the app for the server. */
  readonly plugins: () => readonly PluginOption[]
}

/** Leaves every dynamic import but the landing page and the message catalogs out of the server bundle. */
const externalizeLazyModules = (landing: readonly string[]): Plugin => ({
  name: 'faro:externalize-lazy-modules',
  enforce: 'pre',
  async resolveDynamicImport(specifier, importer) {
    if (typeof specifier !== 'string') return null
    const resolved = await this.resolve(specifier, importer)
    if (!resolved || landing.includes(resolved.id) || resolved.id.endsWith('.po?shell')) return null
    return { id: resolved.id, external: true }
  },
})

const loadRenderer = async ({ root, landing, plugins }: PrerenderOptions): Promise<Renderer> => {
  const outDir = join(root, '../.cache/prerender')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [externalizeLazyModules(landing), ...plugins()],
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir,
      emptyOutDir: true,
      target: 'node22',
      // A second chunk would import the entry without the query string below, and so have contexts of its own.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const url = pathToFileURL(join(outDir, 'prerender.js'))
  // The query string defeats the module cache of an earlier build in the same process.
  return import(`${url.href}?${Date.now()}`)
}

const ADDRESSES = { ...LANDING_PATHS, 'x-default': '/' } as const

const getAttribute = (tag: string, name: string): string | undefined => tag.match(new RegExp(`${name}="([^"]*)"`))?.[1]

/**
 * Puts the prerendered landing page into index.html: English in place, Spanish in a `<template>`; and writes it in each
 * language to `en/index.html` and `es/index.html`. Replaces the app's
 * module script by the bootstrap script, which loads the app after the first paint, and elsewhere preloads the chunks of
 * the screen.
 */
export const prerenderLanding = (options: PrerenderOptions): Plugin => {
  let bootstrap = ''
  let landings: Readonly<Record<Language, Landing>> | undefined
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
        const { renderLanding, renderFrames } = await loadRenderer(options)
        const [en, es] = [await renderLanding('en'), await renderLanding('es')]
        const frames = createFrames('en', await renderFrames('en')) + createFrames('es', await renderFrames('es'))
        landings = { en, es }
        const preloads = collectScreenPreloads(bundle ?? {}, app.slice(1), join(options.root, 'src'))
        const data = `data-app="${app}" data-language="en" data-preloads='${JSON.stringify(preloads)}'`
        const tag = `<script src="/${bootstrap}" ${data}></script>`
        return html
          .replace(entry, '')
          .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
          .replace('<!--bootstrap-->', () => tag)
          .replace(LANDING_HEAD.start, () => createPageHead(en, '/', ADDRESSES))
          .replace('<!--landing-->', () => en.html)
          .replace('<!--landing-es-->', () => `<template data-copy="es">${es.html}</template>${frames}`)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset' || landings === undefined) throw new Error('index.html was not built')
        const html = typeof page.source === 'string' ? page.source : new TextDecoder().decode(page.source)
        for (const language of ['en', 'es'] as const)
          this.emitFile({
            type: 'asset',
            fileName: `${language}/index.html`,
            source: createLanguagePage(html, landings[language], language, ADDRESSES),
          })
      },
    },
  }
}
