import { INSTALL_CLOCK } from './playwright-scripts.ts'

interface ClockPage {
  addInitScript(script: string): Promise<void>
  /** Runs a statement in the page. */
  runStatement(statement: string): Promise<unknown>
}

/** The time of a page: the part of Playwright's `Clock` that the tests need. */
export class Clock {
  readonly #page: ClockPage
  #isInstalled = false

  constructor(page: ClockPage) {
    this.#page = page
  }

  async #control(name: string, value: number): Promise<void> {
    if (!this.#isInstalled) {
      await this.#page.addInitScript(INSTALL_CLOCK)
      await this.#page.runStatement(INSTALL_CLOCK)
    }
    this.#isInstalled = true
    await this.#page.addInitScript(`globalThis.__pwClock.controller.log('${name}', ${Date.now()}, ${value})`)
    await this.#page.runStatement(`return globalThis.__pwClock.controller.${name}(${value})`)
  }
  install({ time = Date.now() }: { readonly time?: number | Date } = {}) {
    return this.#control('install', Number(time))
  }
  setFixedTime(time: number | Date) {
    return this.#control('setFixedTime', Number(time))
  }
  pauseAt(time: number | Date) {
    return this.#control('pauseAt', Number(time))
  }
  runFor(milliseconds: number) {
    return this.#control('runFor', milliseconds)
  }
  fastForward(milliseconds: number) {
    return this.#control('fastForward', milliseconds)
  }
}
