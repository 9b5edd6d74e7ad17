interface Chunk {
  readonly type: 'chunk'
  readonly fileName: string
  readonly facadeModuleId: string | null
  readonly imports: readonly string[]
}

/** The files of a build by name, as a Vite plugin gets them. */
type Bundle = Readonly<Record<string, Chunk | { readonly type: 'asset' }>>

/** The modules that each screen loads, as paths below `web/src`. */
interface ScreenModules {
  /** Shown by every screen listed in `screens` while it loads. */
  readonly fallback: string
  /** Loaded by every screen listed in `screens`. */
  readonly common: string
  /** The messages of the shell, and those of the screens, by language. */
  readonly shellCatalogs: Readonly<Record<'es' | 'en', string>>
  readonly screenCatalogs: Readonly<Record<'es' | 'en', string>>
  /** Modules by the path of their screen. */
  readonly screens: Readonly<Record<string, string>>
}

/** Screens that make requests, and so are not prerendered. A unit test compares the paths with the app's routes. */
export const SCREEN_MODULES: ScreenModules = {
  fallback: 'app/routing/screen-fallback.tsx',
  common: 'app/routing/data-providers.tsx',
  shellCatalogs: { es: 'i18n/locales/es.po?shell', en: 'i18n/locales/en.po?shell' },
  screenCatalogs: { es: 'i18n/locales/es.po?screens', en: 'i18n/locales/en.po?screens' },
  screens: {
    '/': 'app/screens/home-screen.tsx',
    '/analyzer': 'features/analyzer/analyzer-page.tsx',
    '/templates': 'app/screens/templates/templates-page.tsx',
    '/subscribe': 'features/billing/subscribe/subscribe-page.tsx',
    '/payment-success': 'features/billing/payment-success/payment-success-page.tsx',
    '/dashboard': 'features/billing/payment-success/payment-success-page.tsx',
    '/settings': 'app/screens/settings-screen.tsx',
    '/studio': 'features/studio/studio-page.tsx',
    '/team': 'features/team/team-page.tsx',
  },
}

type Indexes = Readonly<Record<string, readonly number[]>>

/** What the bootstrap script preloads: names of chunks, and their indexes in `files` by language or path. */
export interface ScreenPreloads {
  readonly files: readonly string[]
  /** The entry and the messages of the shell, by language. */
  readonly shell: Indexes
  readonly fallback: readonly number[]
  readonly catalogs: Indexes
  readonly screens: Indexes
}

const collectChunks = (bundle: Bundle, entry: string): Set<string> => {
  const found = new Set([entry])
  for (const name of found) {
    const file = bundle[name]
    if (file?.type === 'chunk') for (const imported of file.imports) found.add(imported)
  }
  return found
}

const findChunk = (bundle: Bundle, moduleId: string): string => {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === moduleId)
  if (chunk?.type !== 'chunk') throw new Error(`${moduleId} is not the entry of a chunk`)
  return chunk.fileName
}

/**
 * Lists the chunks that each screen of `SCREEN_MODULES` imports statically, so that they are requested at once and not
 * one level of imports after the other. `app` is the name of the entry's chunk, `src` the absolute path of `web/src`.
 * Throws when a module has no chunk.
 */
export const collectScreenPreloads = (bundle: Bundle, app: string, src: string): ScreenPreloads => {
  const { fallback, common, shellCatalogs, screenCatalogs, screens } = SCREEN_MODULES
  const files: string[] = []
  const index = (name: string): number => {
    const known = files.indexOf(name)
    return known === -1 ? files.push(name) - 1 : known
  }
  const list = (chunks: readonly string[]): number[] => [
    ...new Set(chunks.flatMap((chunk) => [...collectChunks(bundle, chunk)].map(index))),
  ]
  const chunkOf = (id: string): string => findChunk(bundle, `${src}/${id}`)
  const mapValues = (ids: Readonly<Record<string, string>>, others: readonly string[]) =>
    Object.fromEntries(Object.entries(ids).map(([key, id]) => [key, list([...others, chunkOf(id)])]))
  return {
    shell: mapValues(shellCatalogs, [app]),
    fallback: list([chunkOf(fallback)]),
    catalogs: mapValues(screenCatalogs, []),
    screens: mapValues(screens, [chunkOf(common)]),
    files,
  }
}
