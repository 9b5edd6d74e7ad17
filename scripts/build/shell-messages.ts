import { relative } from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

/** Sources whose words may be seen on the landing page: the shell, its primitives and the page itself. */
const SHELL = /^web\/src\/(app(?!\/keys)|ui|i18n|platform)\/|^web\/src\/features\/(landing|not-found)\//

/** `es.po?shell`: the part of a catalog that the shell and the landing page use, so that it loads no more than it says. */
export const shellMessages = (configPath: string): Plugin => ({
  name: 'faro:shell-messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\.po\?shell$/ },
    async handler(_, id) {
      const config = getConfig({ configPath })
      const file = id.split('?')[0] ?? id
      const found = getCatalogForFile(relative(config.rootDir ?? '', file), await getCatalogs(config))
      if (!found) throw new Error(`No catalog for ${file}`)
      const entries = (await found.catalog.read(found.locale)) ?? {}
      const { messages } = await found.catalog.getTranslations(found.locale, {
        fallbackLocales: config.fallbackLocales,
        sourceLocale: config.sourceLocale ?? 'en',
        missingBehavior: 'resolved',
      })
      const used = Object.entries(messages).filter(([key]) =>
        (entries[key]?.origin ?? []).some(([source]) => SHELL.test(source)),
      )
      const { source } = createCompiledCatalog(found.locale, Object.fromEntries(used), { namespace: 'es' })
      this.addWatchFile(file)
      return { code: source, map: null, moduleType: 'js' }
    },
  },
})
