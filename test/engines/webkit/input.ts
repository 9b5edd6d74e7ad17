import { runScript, type Send } from './script.ts'

/** The keys that have no character, by Playwright's names, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Alt: '\uE00A',
  Meta: '\uE03D',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F1: '\uE031',
  F2: '\uE032',
}

export interface Point {
  readonly x: number
  readonly y: number
}

const toKey = (name: string): string => {
  const key = KEYS[name] ?? name
  if ([...key].length !== 1) throw new Error(`the WebKit tests do not know the key ${name}`)
  return key
}

/** The keyboard of a page: Playwright's `Keyboard`. */
export class Keyboard {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }
  async #perform(actions: readonly object[]) {
    await this.#send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }
  async down(key: string) {
    await this.#perform([{ type: 'keyDown', value: toKey(key) }])
  }
  async up(key: string) {
    await this.#perform([{ type: 'keyUp', value: toKey(key) }])
  }
  async press(combination: string) {
    const keys = combination === '+' ? ['+'] : combination.split(/\+(?!$)/)
    const values = keys.map(toKey)
    await this.#perform([
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ])
  }
  async type(text: string, { delay = 0 }: { readonly delay?: number } = {}) {
    const values = [...text].map((key) => (key === '\n' ? toKey('Enter') : key))
    await this.#perform(
      values.flatMap((value) => [
        { type: 'keyDown', value },
        ...(delay > 0 ? [{ type: 'pause', duration: delay }] : []),
        { type: 'keyUp', value },
      ]),
    )
  }
  async insertText(text: string) {
    await runScript(this.#send, `(text) => document.execCommand('insertText', false, text)`, [text])
  }
}

/** The mouse of a page: Playwright's `Mouse`. */
export class Mouse {
  readonly #send: Send
  constructor(send: Send) {
    this.#send = send
  }
  async #perform(actions: readonly object[]) {
    const parameters = { pointerType: 'mouse' }
    await this.#send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] })
  }
  #from: Point = { x: 0, y: 0 }
  async move(x: number, y: number, { steps = 1 }: { readonly steps?: number } = {}) {
    const from = this.#from
    this.#from = { x, y }
    await this.#perform(
      Array.from({ length: steps }, (_, index) => ({
        type: 'pointerMove',
        duration: 0,
        x: Math.round(from.x + ((x - from.x) * (index + 1)) / steps),
        y: Math.round(from.y + ((y - from.y) * (index + 1)) / steps),
      })),
    )
  }
  async down() {
    await this.#perform([{ type: 'pointerDown', button: 0 }])
  }
  async up() {
    await this.#perform([{ type: 'pointerUp', button: 0 }])
  }
  async click(x: number, y: number, { clickCount = 1 }: { readonly clickCount?: number } = {}) {
    await this.move(x, y)
    for (let click = 0; click < clickCount; click += 1)
      await this.#perform([
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
  }
}
