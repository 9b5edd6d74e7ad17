import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LANDING_ADDRESSES, LANDING_HEAD } from '#shared/app-paths.ts'
import type { Language } from '#shared/languages.ts'
import { bundleBootstrap } from './bundle-bootstrap.ts'
import { loadPrerenderer, type PrerenderOptions } from './load-prerenderer.ts'
import { createLanguagePage, createPageHead, type PrerenderedPage, readIndex } from './prerendered-page.ts'
import { createFrames, type Frames } from './screen-frames.ts'
import { collectScreenPreloads } from './screen-preloads.ts'

/** What `web/src/app/prerender.tsx` exports. */
interface Renderer {
  readonly renderLanding: (language: Language) => Promise<PrerenderedPage>
  readonly renderFrames: (language: Language) => Promise<Frames>
}

interface LandingOptions extends PrerenderOptions {
  /** Absolute paths of the modules of the page that is prerendered. */
  readonly landing: readonly string[]
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

const getAttribute = (tag: string, name: string): string | undefined => tag.match(new RegExp(`${name}="([^"]*)"`))?.[1]

/**
 * Puts the prerendered landing page into index.html: English in place, Spanish in a `<template>`; and writes it in each
 * language to `en/index.html` and `es/index.html`. Replaces the app's
 * module script by the bootstrap script, which loads the app after the first paint, and elsewhere preloads the chunks of
 * the screen.
 */
export const prerenderLanding = (options: LandingOptions): Plugin => {
  let bootstrap = ''
  let landings: Readonly<Record<Language, PrerenderedPage>> | undefined
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
        const { renderLanding, renderFrames } = await loadPrerenderer<Renderer>(options, {
          entry: 'src/app/prerender.tsx',
          name: 'prerender',
          leaveOut: externalizeLazyModules(options.landing),
        })
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
          .replace(LANDING_HEAD.start, () => createPageHead(en, '/', LANDING_ADDRESSES))
          .replace('<!--landing-->', () => en.html)
          .replace('<!--landing-es-->', () => `<template data-copy="es">${es.html}</template>${frames}`)
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { html } = readIndex(bundle)
        if (landings === undefined) throw new Error('index.html was not built')
        for (const language of ['en', 'es'] as const)
          this.emitFile({
            type: 'asset',
            fileName: `${language}/index.html`,
            source: createLanguagePage(html, landings[language], language, LANDING_ADDRESSES),
          })
      },
    },
  }
}
