import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'
import { getInfoAddress, type InfoPath } from '#shared/app-paths.ts'
import type { Language } from '#shared/languages.ts'
import { createLanguagePage, type PrerenderedPage } from './prerendered-page.ts'

/** What `web/src/features/info/prerender.tsx` returns. */
interface InfoPage extends PrerenderedPage {
  readonly path: InfoPath
  readonly language: Language
}

type RenderInfoPages = () => Promise<readonly InfoPage[]>

interface PrerenderOptions {
  /** Absolute path of `web/`. */
  readonly root: string
  /** Creates the plugins that compile the app for the server. */
  readonly plugins: () => readonly PluginOption[]
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

const renderInfoPages = async ({ root, plugins }: PrerenderOptions): Promise<readonly InfoPage[]> => {
  const outDir = join(root, '../.cache/prerender-info')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [externalizeDrawing, ...plugins()],
    build: {
      ssr: 'src/features/info/prerender.tsx',
      outDir,
      emptyOutDir: true,
      target: 'node22',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const url = pathToFileURL(join(outDir, 'prerender.js'))
  // The query string defeats the module cache of an earlier build in the same process.
  const module: { renderInfoPages: RenderInfoPages } = await import(`${url.href}?${Date.now()}`)
  return module.renderInfoPages()
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
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('index.html was not built')
      const html = typeof index.source === 'string' ? index.source : new TextDecoder().decode(index.source)
      for (const page of await renderInfoPages(options)) {
        const { path, language } = page
        const addresses = { es: getInfoAddress(path, 'es'), en: getInfoAddress(path, 'en'), 'x-default': path }
        this.emitFile({
          type: 'asset',
          fileName: `${getInfoAddress(path, language).slice(1)}/index.html`,
          source: createLanguagePage(html, page, language, addresses),
        })
      }
    },
  },
})
