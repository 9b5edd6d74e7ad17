import { collectDynamicImports, collectStaticImports, type GetModule } from './module-graph.ts'

const isPackage = (id: string): boolean => id.includes('/node_modules/')

interface EntryModules {
  /** Absolute path of the module that index.html loads. */
  readonly entry: string
  /** Absolute path of the landing page, which is loaded dynamically right after the entry. */
  readonly landingPage: string
  /** Absolute paths of the modules of the other screens. */
  readonly screens: readonly string[]
  /** Absolute paths of the screens without documents, and of what is shown while they load. */
  readonly accountScreens: readonly string[]
  /** Absolute paths of the modules that every screen loads once it is idle. */
  readonly deferred: readonly string[]
}

/** Modules loaded on every screen: the static imports of the entry, and what the landing page shares with others. */
const collectInitialModules = ({ entry, landingPage }: EntryModules, getModule: GetModule): Set<string> => {
  const initial = collectStaticImports([entry], getModule)
  const lazyEntries = collectDynamicImports(entry, getModule)
  lazyEntries.delete(landingPage)
  const elsewhere = collectStaticImports(lazyEntries, getModule)
  for (const id of collectStaticImports([landingPage], getModule)) if (elsewhere.has(id)) initial.add(id)
  initial.delete(entry)
  return initial
}

/**
 * Modules that several screens import statically, and that are not loaded before. Every screen loads them all: so packages
 * count when at least half of the screens import them, and our own modules when they bring no other package along.
 */
const collectSharedModules = (modules: EntryModules, getModule: GetModule): Set<string> => {
  const initial = collectInitialModules(modules, getModule)
  const counts = new Map<string, number>()
  for (const screen of modules.screens)
    for (const id of collectStaticImports([screen], getModule)) counts.set(id, (counts.get(id) ?? 0) + 1)
  const isLight = (id: string): boolean => initial.has(id) || (counts.get(id) ?? 0) * 2 >= modules.screens.length
  const bringsOnlyLight = (id: string): boolean =>
    [...collectStaticImports([id], getModule)].every((imported) => !isPackage(imported) || isLight(imported))
  const shared = [...counts].flatMap(([id, count]) => (count > 1 && bringsOnlyLight(id) ? [id] : []))
  return new Set(shared).difference(initial)
}

/** Those of the shared modules that account screens import. */
const collectAccountModules = (modules: EntryModules, getModule: GetModule): Set<string> =>
  collectSharedModules(modules, getModule).intersection(collectStaticImports(modules.accountScreens, getModule))

/** Modules of the deferred features. Apart from those that several screens share, so that they do not load these. */
const collectDeferredModules = (modules: EntryModules, getModule: GetModule): Set<string> =>
  collectStaticImports(modules.deferred, getModule).difference(collectInitialModules(modules, getModule))

interface ModuleGraph {
  getModuleInfo: GetModule
}

/**
 * Groups the modules of the first load into two chunks: `vendor` for packages, which change seldom, and `shell` for
 * our own; what is loaded when idle into `deferred`; and what several screens share into `screens-vendor` and `screens`, or
 * into `documents` where no account screen needs it. Every other chunk is left to Rolldown.
 */
export const initialChunks = (modules: EntryModules) => {
  const memberOf = (collect: typeof collectInitialModules) => {
    let members: Set<string> | undefined
    return (id: string, graph: ModuleGraph): boolean => {
      members ??= collect(modules, (moduleId) => graph.getModuleInfo(moduleId))
      return members.has(id) && !id.endsWith('.css')
    }
  }
  const isInitial = memberOf(collectInitialModules)
  const isShared = memberOf(collectSharedModules)
  const isAccount = memberOf(collectAccountModules)
  const isDeferred = memberOf(collectDeferredModules)
  return {
    // A group takes the dependencies of its modules too, so packages are grouped first.
    groups: [
      {
        name: (id: string, graph: ModuleGraph) => (isPackage(id) && isInitial(id, graph) ? 'vendor' : null),
        priority: 5,
      },
      { name: (id: string, graph: ModuleGraph) => (isInitial(id, graph) ? 'shell' : null), priority: 4 },
      {
        name: (id: string, graph: ModuleGraph) => (!isPackage(id) && isDeferred(id, graph) ? 'deferred' : null),
        priority: 3,
      },
      {
        name: (id: string, graph: ModuleGraph) => (isPackage(id) && isAccount(id, graph) ? 'screens-vendor' : null),
        priority: 2,
      },
      { name: (id: string, graph: ModuleGraph) => (isAccount(id, graph) ? 'screens' : null), priority: 1 },
      { name: (id: string, graph: ModuleGraph) => (isShared(id, graph) ? 'documents' : null), priority: 0 },
    ],
  }
}
