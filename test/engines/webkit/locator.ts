import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod'
import { AIM, FIND } from './element-scripts.ts'
import { Finder } from './finder.ts'
import type { Keyboard, Mouse, Point } from './input.ts'
import { type InputFile, readInput } from './input-files.ts'
import { POLL_MS } from './poll.ts'
import * as selectors from './selectors.ts'

const ACTION_TIMEOUT_MS = 60_000

interface ActionOptions {
  readonly force?: boolean
  readonly timeout?: number
  readonly position?: Point
}

/** What Playwright's matchers ask of a locator or page. */
export interface Expectation {
  readonly isNot: boolean
  readonly timeout: number
  readonly expressionArg?: string
  readonly expectedNumber?: number
  readonly expectedValue?: unknown
  readonly expectedText?: unknown
  readonly useInnerText?: boolean
}
export interface Outcome {
  readonly matches: boolean
  readonly received?: { readonly value: unknown }
  readonly timedOut?: boolean
}

/** What a locator needs of its page. */
export interface Frame {
  readonly keyboard: Keyboard
  readonly mouse: Mouse
  /** Runs a function of the page with Playwright's script for pages as its first argument. */
  runInjected(source: string, ...args: readonly unknown[]): Promise<unknown>
  expect(selector: string | null, expression: string, expectation: Expectation): Promise<Outcome>
}

/** JSON leaves out the value of a function that returns none. */
const foundSchema = z.object({ value: z.unknown().optional() })
const pointSchema = z.object({ x: z.number(), y: z.number() })
/** Elements of a page, found anew for each use: the part of Playwright's `Locator` that the tests need. */
export class Locator extends Finder {
  /** By which Playwright's matchers know a locator. */
  readonly _apiName = 'Locator'
  readonly selector: string
  readonly #frame: Frame

  constructor(frame: Frame, selector: string) {
    super()
    this.#frame = frame
    this.selector = selector
  }

  protected override with(selector: string): Locator {
    return new Locator(this.#frame, `${this.selector} >> ${selector}`)
  }
  filter(filters: selectors.FilterOptions) {
    return new Locator(this.#frame, this.selector + selectors.writeFilters(filters))
  }
  first() {
    return this.nth(0)
  }
  last() {
    return this.nth(-1)
  }
  nth(index: number) {
    return this.with(`nth=${index}`)
  }
  or(other: Locator) {
    return this.with(`internal:or=${JSON.stringify(other.selector)}`)
  }
  and(other: Locator) {
    return this.with(`internal:and=${JSON.stringify(other.selector)}`)
  }
  async all() {
    const count = await this.count()
    return Array.from({ length: count }, (_, index) => this.nth(index))
  }
  override toString() {
    return this.selector
  }

  /** Repeats an attempt until it gives a value. Errors of a document that goes meanwhile are attempts that failed. */
  async #until<T>(what: string, attempt: () => Promise<T | undefined>, timeout = ACTION_TIMEOUT_MS): Promise<T> {
    const end = performance.now() + timeout
    let last: unknown
    do {
      try {
        const value = await attempt()
        if (value !== undefined) return value
      } catch (error) {
        last = error
        if (/strict mode|no such window/.test(String(error))) break
      }
      await wait(POLL_MS)
    } while (performance.now() < end)
    throw new Error(`${what} of ${this.selector} took too long: ${last}`)
  }

  /** Runs a function with the injected script, the element and more arguments, once there is an element. */
  #onElement<T>(what: string, schema: z.ZodType<T>, source: string, args: readonly unknown[] = [], timeout?: number) {
    const script = `async (injected, selector, ...args) => {
      const element = (${FIND})(selector)
      return element ? { value: await (${source})(injected, element, ...args) } : null
    }`
    return this.#until(
      what,
      async () => {
        const found = await this.#frame.runInjected(script, this.selector, ...args)
        return found === null ? undefined : { value: schema.parse(foundSchema.parse(found).value) }
      },
      timeout,
    ).then(({ value }) => value)
  }

  async #aim(what: string, { force = false, position, timeout }: ActionOptions = {}): Promise<Point> {
    let last: unknown
    const attempt = async () => {
      const found = await this.#frame.runInjected(AIM, this.selector, force, position)
      const point = pointSchema.safeParse(found)
      last = found
      return point.data
    }
    return this.#until(what, attempt, timeout).catch((error: unknown) => {
      throw new Error(`${error instanceof Error ? error.message : error} (${JSON.stringify(last)})`)
    })
  }

  async click(options?: ActionOptions & { readonly clickCount?: number }): Promise<void> {
    const { x, y } = await this.#aim('click', options)
    await this.#frame.mouse.click(x, y, { ...(options?.clickCount && { clickCount: options.clickCount }) })
  }
  dblclick(options?: ActionOptions) {
    return this.click({ ...options, clickCount: 2 })
  }
  async hover(options?: ActionOptions): Promise<void> {
    const { x, y } = await this.#aim('hover', options)
    await this.#frame.mouse.move(x, y)
  }
  async dragTo(target: Locator): Promise<void> {
    await this.hover()
    await this.#frame.mouse.down()
    await target.hover()
    await this.#frame.mouse.up()
  }
  check(options?: ActionOptions) {
    return this.setChecked(true, options)
  }
  uncheck(options?: ActionOptions) {
    return this.setChecked(false, options)
  }
  async setChecked(checked: boolean, options?: ActionOptions): Promise<void> {
    if ((await this.isChecked()) !== checked) await this.click(options)
  }
  /** Types a text in place of what is there. */
  async fill(text: string): Promise<void> {
    const source = `(injected, element, text) => {
      if (injected.checkElementStates && !injected.elementState(element, 'visible', true).matches) return false
      if (!injected.elementState(element, 'enabled').matches || !injected.elementState(element, 'editable').matches) return false
      if (injected.fill(element, text) === 'needsinput')
        document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
      return true
    }`
    await this.#until('fill', async () => (await this.#onElement('fill', z.boolean(), source, [text])) || undefined)
  }
  clear() {
    return this.fill('')
  }
  async setInputFiles(files: InputFile | readonly InputFile[]): Promise<void> {
    const read = await Promise.all([files].flat().map(readInput))
    const source = '(injected, element, files) => injected.setInputFiles(element, files) ?? null'
    const problem = await this.#onElement('setInputFiles', z.string().nullable(), source, [read])
    if (problem) throw new Error(problem)
  }
  async selectOption(option: string | { readonly label?: string; readonly value?: string }): Promise<void> {
    const wanted = typeof option === 'string' ? { valueOrLabel: option } : option
    const source = `(injected, element, wanted) => {
      element.focus()
      return Array.isArray(injected.selectOptions(element, [wanted]))
    }`
    await this.#until(
      'selectOption',
      async () => (await this.#onElement('selectOption', z.boolean(), source, [wanted])) || undefined,
    )
  }
  async focus(): Promise<void> {
    await this.#onElement('focus', z.unknown(), '(injected, element) => injected.focusNode(element)')
  }
  async blur(): Promise<void> {
    await this.#onElement('blur', z.unknown(), '(injected, element) => injected.blurNode(element)')
  }
  async press(key: string): Promise<void> {
    await this.focus()
    await this.#frame.keyboard.press(key)
  }
  async pressSequentially(text: string, options?: { readonly delay?: number }): Promise<void> {
    await this.focus()
    await this.#frame.keyboard.type(text, options)
  }
  async dispatchEvent(type: string, init: object = {}): Promise<void> {
    const source = '(injected, element, type, init) => injected.dispatchEvent(element, type, init)'
    await this.#onElement('dispatchEvent', z.unknown(), source, [type, init])
  }
  async scrollIntoViewIfNeeded(): Promise<void> {
    const source = `(injected, element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })`
    await this.#onElement('scroll', z.unknown(), source)
  }
  async evaluate(run: (element: HTMLElement, argument: unknown) => unknown, argument?: unknown): Promise<unknown> {
    const source = `(injected, ...args) => (${run})(...args)`
    return this.#onElement('evaluate', z.unknown(), source, [argument]).catch((error: unknown) => {
      // The window may close before the driver answers.
      if (!String(error).includes('no such window')) throw error
    })
  }
  evaluateAll(run: (elements: HTMLElement[], argument: unknown) => unknown, argument?: unknown): Promise<unknown> {
    const source = `(injected, selector, ...args) =>
      (${run})(injected.querySelectorAll(injected.parseSelector(selector), document), ...args)`
    return this.#frame.runInjected(source, this.selector, argument)
  }
  async waitFor({
    state = 'visible',
    timeout = ACTION_TIMEOUT_MS,
  }: {
    readonly state?: string
    readonly timeout?: number
  } = {}): Promise<void> {
    const outcome = await this.#frame.expect(this.selector, `to.be.${state}`, { isNot: false, timeout })
    if (!outcome.matches) throw new Error(`${this.selector} is not ${state}`)
  }

  async #is(state: string): Promise<boolean> {
    const source = `(injected, element, state) => injected.elementState(element, state, true).matches`
    return this.#onElement(state, z.boolean(), source, [state])
  }
  async isVisible(): Promise<boolean> {
    return (await this.count()) > 0 && (await this.#is('visible'))
  }
  async isHidden(): Promise<boolean> {
    return !(await this.isVisible())
  }
  isChecked() {
    return this.#is('checked')
  }
  isEnabled() {
    return this.#is('enabled')
  }
  isDisabled() {
    return this.#is('disabled')
  }
  getAttribute(name: string) {
    const source = '(injected, element, name) => element.getAttribute(name)'
    return this.#onElement('getAttribute', z.string().nullable(), source, [name])
  }
  innerText() {
    return this.#onElement('innerText', z.string(), '(injected, element) => element.innerText')
  }
  textContent() {
    return this.#onElement('textContent', z.string(), '(injected, element) => element.textContent')
  }
  async allInnerTexts(): Promise<string[]> {
    return z.array(z.string()).parse(await this.evaluateAll((elements) => elements.map((one) => one.innerText)))
  }
  async allTextContents(): Promise<string[]> {
    return z.array(z.string()).parse(await this.evaluateAll((elements) => elements.map((one) => one.textContent)))
  }
  inputValue() {
    const source = `(injected, element) => injected.retarget(element, 'follow-label').value`
    return this.#onElement('inputValue', z.string(), source)
  }
  boundingBox() {
    const source = `(injected, element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    }`
    const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
    return this.#onElement('boundingBox', box, source)
  }
  async count(): Promise<number> {
    const source =
      '(injected, selector) => injected.querySelectorAll(injected.parseSelector(selector), document).length'
    return z.number().parse(await this.#frame.runInjected(source, this.selector))
  }

  /** Called by Playwright's matchers. */
  _expect(expression: string, expectation: Expectation): Promise<Outcome> {
    return this.#frame.expect(this.selector, expression, expectation)
  }
}
