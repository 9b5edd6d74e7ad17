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

interface ModuleGraph {
  getModuleInfo: GetModule
}

/**
 * Groups the modules of the first load into two chunks: `vendor` for packages, which change seldom, and `shell` for
 * our own. Every other chunk is left to Rolldown.
 */
export const initialChunks = (modules: InitialModules) => {
  let initial: Set<string> | undefined
  const isInitial = (id: string, graph: ModuleGraph): boolean => {
    initial ??= collectInitialModules(modules, (moduleId) => graph.getModuleInfo(moduleId))
    return initial.has(id) && !id.endsWith('.css')
  }
  const isPackage = (id: string): boolean => id.includes('/node_modules/')
  return {
    // A group takes the dependencies of its modules too, so packages are grouped first.
    groups: [
      {
        name: (id: string, graph: ModuleGraph) => (isPackage(id) && isInitial(id, graph) ? 'vendor' : null),
        priority: 2,
      },
      { name: (id: string, graph: ModuleGraph) => (isInitial(id, graph) ? 'shell' : null), priority: 1 },
    ],
  }
}
