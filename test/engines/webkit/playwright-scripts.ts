import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import * as z from 'zod'

const require = createRequire(import.meta.url)
const bundle = readFileSync(
  createRequire(require.resolve('@playwright/test')).resolve('playwright-core/lib/coreBundle'),
  'utf8',
)

/** A script that Playwright keeps as a string in its bundle, found by a text that only this one has. */
const findScript = (mark: string): string => {
  const line = bundle.split('\n').find((text) => /^\s*source\d* = '/.test(text) && text.includes(mark))
  const literal = line?.slice(line.indexOf("'"))
  if (!literal) throw new Error(`Playwright has no script with ${mark} any more`)
  return z.string().parse(runInNewContext(literal))
}

const OPTIONS = {
  isUnderTest: false,
  sdkLanguage: 'javascript',
  frameSeq: 0,
  testIdAttributeName: 'data-testid',
  stableRafCount: 1,
  browserName: 'webkit',
  shouldPrependErrorPrefix: false,
  isUtilityWorld: false,
  customEngines: [],
}

/** Makes Playwright's own selectors, matchers and states available to the functions of `runInjected`. */
export const INSTALL_INJECTED = `
  const module = {};
  ${findScript('InjectedScript: () => InjectedScript')}
  Object.defineProperty(globalThis, '__injected', {
    value: new (module.exports.InjectedScript())(globalThis, ${JSON.stringify(OPTIONS)}),
  });
`

/** Installs Playwright's clock, which controls the time of a page once it is told to. */
export const INSTALL_CLOCK = `(() => {
  const module = {};
  ${findScript('inject: () => inject')}
  globalThis.__pwClock ??= (module.exports.inject())(globalThis, 'webkit');
})();`
