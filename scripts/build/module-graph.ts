interface ModuleNode {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

/** Looks a module up by its id (absolute path), as the plugin contexts of Rolldown do. */
export type GetModule = (id: string) => ModuleNode | null

/** Returns the entries and every module that they import statically, directly or through other modules. */
export const collectStaticImports = (entries: Iterable<string>, getModule: GetModule): Set<string> => {
  const found = new Set(entries)
  // A Set also iterates over what is added during the loop.
  for (const id of found) for (const imported of getModule(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** Returns every module that is loaded by a dynamic import, in code reachable from the entry. */
export const collectDynamicImports = (entry: string, getModule: GetModule): Set<string> => {
  const found = new Set<string>()
  const visited = new Set([entry])
  for (const id of visited) {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModule(id) ?? {}
    for (const imported of importedIds) visited.add(imported)
    for (const imported of dynamicallyImportedIds) {
      visited.add(imported)
      found.add(imported)
    }
  }
  return found
}

/** Returns the entry and every module that it imports, statically or dynamically, except those that `listLate` names. */
export const collectEarlyImports = (
  entry: string,
  getModule: GetModule,
  listLate: (importer: string) => readonly string[],
): Set<string> => {
  const found = new Set([entry])
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModule(id) ?? {}
    const late = listLate(id)
    for (const imported of importedIds) found.add(imported)
    for (const imported of dynamicallyImportedIds) if (!late.includes(imported)) found.add(imported)
  }
  return found
}
