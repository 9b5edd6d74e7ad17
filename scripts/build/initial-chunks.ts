import { collectDynamicImports, collectStaticImports, type GetModule } from './module-graph.ts'

interface InitialModules {
  /** Absolute path of the module that index.html loads. */
  readonly entry: string
  /** Absolute path of the landing page, which is loaded dynamically right after the entry. */
  readonly landingPage: string
}

/** Modules loaded on every screen: the static imports of the entry, and what the landing page shares with others. */
const collectInitialModules = ({ entry, landingPage }: InitialModules, getModule: GetModule): Set<string> => {
  const initial = collectStaticImports([entry], getModule)
  const lazyEntries = collectDynamicImports(entry, getModule)
  lazyEntries.delete(landingPage)
  const elsewhere = collectStaticImports(lazyEntries, getModule)
  for (const id of collectStaticImports([landingPage], getModule)) if (elsewhere.has(id)) initial.add(id)
  initial.delete(entry)
  return initial
}

/**
 * Groups the modules of the first load into two chunks: `vendor` for packages, which change seldom, and `shell` for
 * our own. Every other chunk is left to Rolldown.
 */
export const initialChunks = (modules: InitialModules) => {
  let initial: Set<string> | undefined
  return {
    groups: [
      {
        name: (id: string, graph: { getModuleInfo: GetModule }): string | null => {
          initial ??= collectInitialModules(modules, (moduleId) => graph.getModuleInfo(moduleId))
          if (!initial.has(id) || id.endsWith('.css')) return null
          return id.includes('/node_modules/') ? 'vendor' : 'shell'
        },
      },
    ],
  }
}
