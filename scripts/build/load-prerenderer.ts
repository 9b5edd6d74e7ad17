import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type PluginOption } from 'vite'

export interface PrerenderOptions {
  /** Absolute path of `web/`. */
  readonly root: string
  /** Creates the plugins that compile the app for the server. */
  readonly plugins: () => readonly PluginOption[]
}

/**
 * Compiles `entry`, a path below `web/` whose name is `prerender.tsx`, for Node into `.cache/<name>`, and imports it.
 * `leaveOut` is the plugin that leaves modules out of the bundle.
 */
export const loadPrerenderer = async <Renderer>(
  { root, plugins }: PrerenderOptions,
  { entry, name, leaveOut }: { readonly entry: string; readonly name: string; readonly leaveOut: PluginOption },
): Promise<Renderer> => {
  const outDir = join(root, '../.cache', name)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [leaveOut, ...plugins()],
    build: {
      ssr: entry,
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
