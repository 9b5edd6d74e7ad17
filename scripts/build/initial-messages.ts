import { relative } from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { collectEarlyImports, collectStaticImports, type GetModule } from './module-graph.ts'

const SUFFIX = /\.po\?(shell|screens)$/
/** A message id in code compiled by the Lingui macros: `{ id: "RtRt9K" }`. */
const MESSAGE_ID = /\bid: ?"([^"]+)"/g
/** In code, an import whose messages are in the whole catalog only. */
const LATE_IMPORT = /\bwithAllMessages\(\s*import\(\s*["']([^"']+)["']/g
const PLACEHOLDER = '__INITIAL_MESSAGES_'

const loadCatalog = async (configPath: string, file: string) => {
  const config = getConfig({ configPath })
  const found = getCatalogForFile(relative(config.rootDir ?? '', file), await getCatalogs(config))
  if (!found) throw new Error(`No catalog for ${file}`)
  const { messages } = await found.catalog.getTranslations(found.locale, {
    fallbackLocales: config.fallbackLocales,
    sourceLocale: config.sourceLocale ?? 'en',
    missingBehavior: 'resolved',
  })
  return { locale: found.locale, messages }
}

/** Compiles messages to a JavaScript expression: an object of compiled messages by id. */
const toExpression = (locale: string, messages: Record<string, string>): string => {
  const { source } = createCompiledCatalog(locale, messages, { namespace: 'json' })
  const json = JSON.stringify(JSON.parse(source).messages)
  return `JSON.parse(${JSON.stringify(json)})`
}

interface CatalogEntries {
  /** Absolute path of the module that index.html loads. */
  readonly entry: string
  /** Absolute paths of modules that are shown before any other catalog than that of the shell. */
  readonly shell: readonly string[]
}

/** Ids of the messages in the modules that pass. */
const listMessages = (idsByModule: ReadonlyMap<string, readonly string[]>, modules: Iterable<string>): Set<string> =>
  new Set([...modules].flatMap((id) => idsByModule.get(id) ?? []))

/**
 * Serves parts of a catalog, so that the first load and the screens do not wait for the messages of every dialog:
 * `es.po?shell` is what `shell` and its static imports use; `es.po?screens` is what else the app uses, but for modules
 * behind `withAllMessages`. Without a client build (dev server, prerendering) each is the whole catalog.
 */
export const initialMessages = (configPath: string, { entry, shell }: CatalogEntries): Plugin => {
  const catalogs = new Map<string, Record<string, string>>()
  const idsByModule = new Map<string, readonly string[]>()
  const lateImports = new Map<string, readonly string[]>()
  let isClientBuild = false
  return {
    name: 'faro:initial-messages',
    configResolved: ({ command, build }) => {
      isClientBuild = command === 'build' && !build.ssr
    },
    load: {
      order: 'pre',
      async handler(id) {
        const part = id.match(SUFFIX)?.[1]
        if (part === undefined) return null
        const file = id.replace(/\?\w+$/, '')
        this.addWatchFile(file)
        const { locale, messages } = await loadCatalog(configPath, file)
        catalogs.set(locale, messages)
        const expression = isClientBuild ? `${PLACEHOLDER}${part}_${locale}` : toExpression(locale, messages)
        return { code: `export const messages = ${expression}`, map: null, moduleType: 'js' }
      },
    },
    transform: {
      order: 'post',
      async handler(code, id) {
        if (!isClientBuild) return
        const ids = [...code.matchAll(MESSAGE_ID)].map((match) => match[1] ?? '')
        if (ids.length > 0) idsByModule.set(id, ids)
        const late = [...code.matchAll(LATE_IMPORT)].map((match) => this.resolve(match[1] ?? '', id))
        if (late.length > 0)
          lateImports.set(
            id,
            (await Promise.all(late)).flatMap((module) => module?.id ?? []),
          )
      },
    },
    renderChunk(code) {
      if (!code.includes(PLACEHOLDER)) return null
      const getModule: GetModule = (id) => this.getModuleInfo(id)
      const first = listMessages(idsByModule, collectStaticImports(shell, getModule))
      const early = collectEarlyImports(entry, getModule, (id) => lateImports.get(id) ?? [])
      const used = { shell: first, screens: listMessages(idsByModule, early).difference(first) }
      let output = code
      for (const [locale, messages] of catalogs)
        for (const part of ['shell', 'screens'] as const) {
          const selected = Object.fromEntries(Object.entries(messages).filter(([id]) => used[part].has(id)))
          output = output.replaceAll(`${PLACEHOLDER}${part}_${locale}`, () => toExpression(locale, selected))
        }
      return { code: output, map: null }
    },
  }
}
