import type { Plugin } from 'vite'
import { getInfoAddresses, type InfoPath } from '#shared/app-paths.ts'
import type { Language } from '#shared/languages.ts'
import { loadPrerenderer, type PrerenderOptions } from './load-prerenderer.ts'
import { createLanguagePage, type PrerenderedPage, readIndex } from './prerendered-page.ts'

interface InfoPage extends PrerenderedPage {
  readonly path: InfoPath
  readonly language: Language
}

/** What `web/src/features/info/prerender.tsx` exports. */
interface Renderer {
  readonly renderInfoPages: () => Promise<readonly InfoPage[]>
}

/** Leaves out the code that draws examples: it runs in a browser only. */
const externalizeDrawing: Plugin = {
  name: 'faro:externalize-drawing',
  enforce: 'pre',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && specifier.endsWith('info-example-draft.ts')
      ? { id: specifier, external: true }
      : null,
}

/**
 * Writes every info page in each language, such as `es/help/index.html`, for search engines and browsers without
 * scripts. The app renders the page anew. Must come after the plugins that complete index.html.
 */
export const prerenderInfo = (options: PrerenderOptions): Plugin => ({
  name: 'faro:prerender-info',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const { html } = readIndex(bundle)
      const { renderInfoPages } = await loadPrerenderer<Renderer>(options, {
        entry: 'src/features/info/prerender.tsx',
        name: 'prerender-info',
        leaveOut: externalizeDrawing,
      })
      for (const page of await renderInfoPages()) {
        const { path, language } = page
        const addresses = getInfoAddresses(path)
        this.emitFile({
          type: 'asset',
          fileName: `${addresses[language].slice(1)}/index.html`,
          source: createLanguagePage(html, page, language, addresses),
        })
      }
    },
  },
})
