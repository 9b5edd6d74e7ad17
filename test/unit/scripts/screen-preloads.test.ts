import { describe, expect, test } from 'vitest'
import { collectScreenPreloads, SCREEN_MODULES } from '#scripts/build/screen-preloads.ts'
import { SCREENS, type Screen } from '#web/app/routing/routes.ts'

const chunk = (fileName: string, moduleId: string | null, imports: readonly string[] = []) =>
  [fileName, { type: 'chunk' as const, fileName, facadeModuleId: moduleId && `/src/${moduleId}`, imports }] as const

const moduleIds = [
  SCREEN_MODULES.fallback,
  SCREEN_MODULES.common,
  ...Object.values(SCREEN_MODULES.shellCatalogs),
  ...Object.values(SCREEN_MODULES.screenCatalogs),
  ...new Set(Object.values(SCREEN_MODULES.screens)),
]
const bundle = Object.fromEntries([
  chunk('app.js', null, ['vendor.js']),
  chunk('vendor.js', null),
  chunk('deep.js', null, ['deeper.js']),
  chunk('deeper.js', null, ['deep.js']),
  ...moduleIds.map((id) => chunk(`${id}.js`, id, ['vendor.js', ...(id.includes('analyzer') ? ['deep.js'] : [])])),
])

describe('preloads of a screen', () => {
  test('name every screen that is not prerendered', () => {
    const paths = Object.values<Screen>(SCREENS).flatMap(({ path, isStatic }) => (isStatic ? [] : [path]))
    expect(Object.keys(SCREEN_MODULES.screens).toSorted()).toEqual(paths.toSorted())
  })

  test('hold the chunks of every level of imports once', () => {
    const { files, screens, shell } = collectScreenPreloads(bundle, 'app.js', '/src')
    const names = (indexes: readonly number[] = []) => indexes.map((index) => files[index])
    expect(names(shell['es'])).toEqual(['app.js', 'vendor.js', `${SCREEN_MODULES.shellCatalogs.es}.js`])
    expect(names(screens['/analyzer'])).toEqual([
      `${SCREEN_MODULES.common}.js`,
      'vendor.js',
      `${SCREEN_MODULES.screens['/analyzer']}.js`,
      'deep.js',
      'deeper.js',
    ])
  })

  test('fail the build when a module is no chunk of its own', () => {
    expect(() => collectScreenPreloads({}, 'app.js', '/src')).toThrow('not the entry of a chunk')
  })
})
