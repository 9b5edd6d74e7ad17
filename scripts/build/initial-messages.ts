import { relative } from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'
import { collectStaticImports } from './module-graph.ts'

const SUFFIX = '.po?shell'
/** A message id in code compiled by the Lingui macros: `{ id: "RtRt9K" }`. */
const MESSAGE_ID = /\bid: ?"([^"]+)"/g
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

/**
 * Serves `es.po?shell`: the part of a catalog that `entries` and their static imports use, so that the first load does
 * not wait for the messages of every screen. Without a client build (dev server, prerendering) it is the whole catalog.
 * `entries` are absolute paths of modules that are shown before `loadFullCatalog` is done.
 */
export const initialMessages = (configPath: string, entries: readonly string[]): Plugin => {
  const catalogs = new Map<string, Record<string, string>>()
  const idsByModule = new Map<string, readonly string[]>()
  let isClientBuild = false
  return {
    name: 'faro:initial-messages',
    configResolved: ({ command, build }) => {
      isClientBuild = command === 'build' && !build.ssr
    },
    load: {
      order: 'pre',
      async handler(id) {
        if (!id.endsWith(SUFFIX)) return null
        const file = id.slice(0, -'?shell'.length)
        this.addWatchFile(file)
        const { locale, messages } = await loadCatalog(configPath, file)
        catalogs.set(locale, messages)
        const expression = isClientBuild ? `${PLACEHOLDER}${locale}` : toExpression(locale, messages)
        return { code: `export const messages = ${expression}`, map: null, moduleType: 'js' }
      },
    },
    transform: {
      order: 'post',
      handler(code, id) {
        if (!isClientBuild) return
        const ids = [...code.matchAll(MESSAGE_ID)].map((match) => match[1] ?? '')
        if (ids.length > 0) idsByModule.set(id, ids)
      },
    },
    renderChunk(code) {
      if (!code.includes(PLACEHOLDER)) return null
      const modules = collectStaticImports(entries, (id) => this.getModuleInfo(id))
      const used = new Set([...modules].flatMap((id) => idsByModule.get(id) ?? []))
      let output = code
      for (const [locale, messages] of catalogs) {
        const initial = Object.fromEntries(Object.entries(messages).filter(([id]) => used.has(id)))
        output = output.replaceAll(`${PLACEHOLDER}${locale}`, () => toExpression(locale, initial))
      }
      return { code: output, map: null }
    },
  }
}
