import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { type ElementId, findElements, runScript, type Send, type Step, toReference } from './find-elements.ts'
import { POLL_MS } from './poll.ts'

const ACTION_TIMEOUT_MS = 30_000

type Name = string | RegExp
interface NameOptions {
  readonly name?: Name
  readonly exact?: boolean
  readonly level?: number
}

/** What Playwright's matchers ask of a locator. */
interface Expectation {
  readonly isNot: boolean
  readonly timeout: number
  readonly expressionArg?: string
  readonly expectedNumber?: number
  readonly expectedText?: readonly {
    readonly string?: string
    readonly regexSource?: string
    readonly regexFlags?: string
    readonly matchSubstring?: boolean
  }[]
}

interface Outcome {
  readonly matches: boolean
  readonly received: { readonly value: unknown }
  readonly timedOut?: boolean
}

const READ_STATE = `(element, attribute) => ({
  visible: element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
  enabled: !element.disabled && element.getAttribute('aria-disabled') !== 'true',
  checked: element.checked === true,
  value: element.value ?? null,
  text: element.textContent.replace(/\\s+/g, ' ').trim(),
  attribute: attribute === null ? null : element.getAttribute(attribute),
})`
/** The driver itself does not wait for smooth scrolling. */
const SHOW = `(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })`

const stateSchema = z.object({
  visible: z.boolean(),
  enabled: z.boolean(),
  checked: z.boolean(),
  value: z.unknown(),
  text: z.string(),
  attribute: z.string().nullable(),
})

/** What elements are looked for in: a page, or the elements of a locator. */
export abstract class Finder {
  protected abstract with(step: Step): Locator

  locator(css: string) {
    return this.with({ by: 'css', css })
  }
  getByTestId(id: string) {
    return this.with({ by: 'css', css: `[data-testid="${id}"]` })
  }
  getByText(text: Name, { exact = false }: NameOptions = {}) {
    return this.with({ by: 'text', text, exact })
  }
  getByLabel(name: Name, { exact = false }: NameOptions = {}) {
    return this.with({ by: 'label', name, exact })
  }
  getByRole(role: string, { name, exact = false, level }: NameOptions = {}) {
    return this.with({ by: 'role', role, name, exact, level })
  }
}

/** Elements of a page, found anew for each use: the part of Playwright's `Locator` that the tests need. */
export class Locator extends Finder {
  /** By which Playwright's matchers know a locator. */
  readonly _apiName = 'Locator'
  readonly #send: Send
  readonly #chains: readonly (readonly Step[])[]

  constructor(send: Send, chains: readonly (readonly Step[])[]) {
    super()
    this.#send = send
    this.#chains = chains
  }

  protected override with(step: Step): Locator {
    return new Locator(
      this.#send,
      this.#chains.map((chain) => [...chain, step]),
    )
  }

  first() {
    return this.nth(0)
  }
  nth(index: number) {
    return this.with({ by: 'index', index })
  }
  or(other: Locator) {
    return new Locator(this.#send, [...this.#chains, ...other.#chains])
  }

  async #find(): Promise<ElementId[]> {
    const found = new Set<ElementId>()
    for (const chain of this.#chains) {
      let roots: ElementId[] | null = null
      for (const step of chain) roots = await findElements(this.#send, roots, step)
      for (const id of roots ?? []) found.add(id)
    }
    return [...found]
  }

  async #read(id: ElementId, attribute: string | null = null) {
    return stateSchema.parse(await runScript(this.#send, READ_STATE, [toReference(id), attribute]))
  }

  /** Repeats an attempt until it gives a value. Errors of elements that go meanwhile are attempts that failed. */
  async #until<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
    const end = performance.now() + ACTION_TIMEOUT_MS
    let last: unknown
    while (performance.now() < end) {
      try {
        const value = await attempt()
        if (value !== undefined) return value
      } catch (error) {
        last = error
      }
      await wait(POLL_MS)
    }
    throw new Error(`${what} of ${this.toString()} took too long`, { cause: last })
  }

  #act(what: string, act: (id: ElementId) => Promise<unknown>): Promise<true> {
    return this.#until(what, async () => {
      const [id] = await this.#find()
      if (id === undefined) return undefined
      const { visible, enabled } = await this.#read(id)
      if (!visible || !enabled) return undefined
      await runScript(this.#send, SHOW, [toReference(id)])
      await act(id)
      return true
    })
  }

  async click(): Promise<void> {
    await this.#act('click', (id) => this.#send('POST', `/element/${id}/click`, {}))
  }
  async check(): Promise<void> {
    await this.#act('check', async (id) => {
      if (!(await this.#read(id)).checked) await this.#send('POST', `/element/${id}/click`, {})
    })
  }
  /** Types a text in place of what is there. */
  async fill(text: string): Promise<void> {
    await this.#act('fill', async (id) => {
      await this.#send('POST', `/element/${id}/clear`, {})
      await this.#send('POST', `/element/${id}/value`, { text })
    })
  }
  async setInputFiles(file: string): Promise<void> {
    await this.#until('setInputFiles', async () => {
      const [id] = await this.#find()
      if (id === undefined) return undefined
      await this.#send('POST', `/element/${id}/value`, { text: file })
      return true
    })
  }
  /** Runs a function of the page on the element, once it is shown. */
  async evaluate(run: (element: HTMLElement) => unknown): Promise<void> {
    await this.#act('evaluate', (id) => runScript(this.#send, String(run), [toReference(id)]))
  }
  waitFor(): Promise<true> {
    return this.#act('waitFor', async () => {})
  }
  async isVisible(): Promise<boolean> {
    const [id] = await this.#find()
    return id !== undefined && (await this.#read(id)).visible
  }
  getAttribute(name: string): Promise<string | null> {
    return this.#until('getAttribute', async () => {
      const [id] = await this.#find()
      return id === undefined ? undefined : (await this.#read(id, name)).attribute
    })
  }
  count(): Promise<number> {
    return this.#find().then(({ length }) => length)
  }
  override toString(): string {
    const write = (_: string, value: unknown) => (value instanceof RegExp ? String(value) : value)
    return this.#chains.map((chain) => chain.map((step) => JSON.stringify(step, write)).join(' ')).join(' or ')
  }

  /** Called by Playwright's matchers. */
  async _expect(expression: string, expectation: Expectation): Promise<Outcome> {
    const end = performance.now() + expectation.timeout
    for (;;) {
      // An element that goes while it is read is read again.
      const outcome = await this.#check(expression, expectation).catch(() => null)
      if (outcome && outcome.matches !== expectation.isNot) return outcome
      if (performance.now() > end)
        return outcome ?? { matches: expectation.isNot, received: { value: 'an error' }, timedOut: true }
      await wait(POLL_MS)
    }
  }

  async #check(expression: string, { expressionArg, expectedNumber, expectedText }: Expectation): Promise<Outcome> {
    const ids = await this.#find()
    const give = (matches: boolean, value: unknown): Outcome => ({ matches, received: { value } })
    if (expression === 'to.have.count') return give(ids.length === expectedNumber, ids.length)
    const state = ids[0] === undefined ? null : await this.#read(ids[0], expressionArg ?? null)
    const isText = (value: unknown) => matchesText(String(value), expectedText?.[0])
    switch (expression) {
      case 'to.be.visible':
        return give(state?.visible === true, state?.visible ? 'visible' : 'hidden')
      case 'to.be.hidden':
        return give(state?.visible !== true, state?.visible ? 'visible' : 'hidden')
      case 'to.be.enabled':
        return give(state?.enabled === true, state?.enabled)
      case 'to.have.value':
        return give(state !== null && isText(state.value), state?.value)
      case 'to.have.text':
        return give(state !== null && isText(state.text), state?.text)
      case 'to.have.attribute.value':
        return give(state !== null && state.attribute !== null && isText(state.attribute), state?.attribute)
      default:
        throw new Error(`the WebKit tests do not know ${expression}`)
    }
  }
}

const matchesText = (value: string, wanted: NonNullable<Expectation['expectedText']>[number] | undefined): boolean => {
  if (!wanted) return false
  if (wanted.regexSource !== undefined) return new RegExp(wanted.regexSource, wanted.regexFlags).test(value)
  const text = wanted.string ?? ''
  return wanted.matchSubstring ? value.includes(text) : value === text
}
