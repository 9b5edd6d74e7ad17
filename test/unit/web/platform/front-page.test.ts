import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = async (pathname: string) => {
  vi.stubGlobal('location', { pathname })
  return import('#web/platform/front-page.ts')
}

it('shows the landing page at / to a visitor without drafts', async () => {
  expect((await open('/')).showsLanding()).toBe(true)
  expect((await open('/analyzer')).showsLanding()).toBe(false)
})

it('shows the resumes at / to an account and to a visitor with drafts, and remembers nothing about them', async () => {
  const page = await open('/')
  page.setVisitorDrafts(true)
  expect([page.showsLanding(), [...stored.values()]]).toEqual([false, ['1']])
  page.setVisitorDrafts(false)
  expect([page.showsLanding(), stored.size]).toEqual([true, 0])
  stored.set('faro.account', 'someone')
  expect(page.showsLanding()).toBe(false)
})

it('shows the landing page of a language to everybody', async () => {
  stored.set('faro.account', 'someone')
  stored.set('language', 'es')
  for (const path of ['/es', '/es/', '/en/']) expect((await open(path)).showsLanding()).toBe(true)
  const { getPreferredLanguage } = await import('#web/platform/language.ts')
  expect(getPreferredLanguage()).toBe('en')
})

it('takes the language of the address on other pages too, without showing the landing page', async () => {
  stored.set('language', 'es')
  expect((await open('/en/help')).showsLanding()).toBe(false)
  const { getPreferredLanguage } = await import('#web/platform/language.ts')
  expect(getPreferredLanguage()).toBe('en')
})
