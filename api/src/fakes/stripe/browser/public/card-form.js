import { wordsFor } from './words.js'

const CARDS = [
  ['good', '4242 4242 4242 4242'],
  ['challenge', '4000 0027 6000 3184'],
  ['declined', '4000 0000 0000 0002'],
  ['noFunds', '4000 0000 0000 9995'],
]

const LIGHT = {
  text: '#12202e',
  soft: '#4d5a66',
  paper: '#ffffff',
  line: '#8a949d',
  danger: '#a3221d',
  focus: '#1565c0',
}
const NIGHT = {
  text: '#e8e6df',
  soft: '#a9b4be',
  paper: '#13202c',
  line: '#67757f',
  danger: '#ff9d94',
  focus: '#8ec1ff',
}

const SHEET = `
  :host { display: block }
  .form { display: grid; gap: 12px; grid-template-columns: 1fr 1fr; color: var(--text); font: var(--size)/1.4 var(--font) }
  .wide, details, p { grid-column: 1 / -1; margin: 0 }
  label { display: grid; gap: 4px }
  input { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: var(--radius);
    min-height: 44px; padding: 0 12px; width: 100%; box-sizing: border-box }
  input:focus-visible, summary:focus-visible, button:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px }
  input[aria-invalid=true] { border-color: var(--danger) }
  .error { color: var(--danger) }
  .error:empty { display: none }
  summary { cursor: pointer; min-height: 32px; display: flex; align-items: center; color: var(--soft); text-decoration: underline }
  ul { list-style: none; margin: 4px 0 0; padding: 0 }
  li { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: center }
  button { font: inherit; font-variant-numeric: tabular-nums; color: var(--text); background: none; border: 0; padding: 8px 0;
    text-decoration: underline; cursor: pointer; min-height: 36px }
  .soft { color: var(--soft) }
`

const digits = (text) => text.replace(/\D/g, '')
const spaced = (text) =>
  digits(text)
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ')
const slashed = (text) => {
  const only = digits(text).slice(0, 4)
  return only.length > 2 ? `${only.slice(0, 2)} / ${only.slice(2)}` : only
}

/** Luhn's check, as on every card. */
const isCardNumber = (text) => {
  const sum = [...digits(text)].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const expiryFault = (text) => {
  const only = digits(text)
  const month = Number(only.slice(0, 2))
  if (only.length < 4 || month < 1 || month > 12) return 'incomplete_expiry'
  const end = new Date(2000 + Number(only.slice(2)), month, 1)
  return end < new Date() ? 'invalid_expiry_year_past' : null
}

const numberFault = (text) =>
  digits(text).length < 15 ? 'incomplete_number' : isCardNumber(text) ? null : 'invalid_number'

const make = (tag, properties = {}, children = []) => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

const field = (properties, wide) => {
  const input = make('input', { type: 'text', required: true, ...properties })
  const label = make('span')
  return { input, label, row: make('label', { className: wide ? 'wide' : '' }, [label, input]) }
}

const appearanceOf = ({ theme, variables = {} } = {}) => {
  const base = theme === 'night' ? NIGHT : LIGHT
  return {
    ...base,
    text: variables.colorText ?? base.text,
    soft: variables.colorTextSecondary ?? base.soft,
    paper: variables.colorBackground ?? base.paper,
    danger: variables.colorDanger ?? base.danger,
    focus: variables.colorPrimary ?? base.focus,
    font: variables.fontFamily ?? 'system-ui, sans-serif',
    radius: variables.borderRadius ?? '6px',
    size: variables.fontSizeBase ?? '16px',
  }
}

/** A small form in the place of Stripe's: it takes test cards alone and keeps nothing. */
export const cardForm = (host, { appearance, locale }) => {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(SHEET)
  root.adoptedStyleSheets = [sheet]
  let words = wordsFor(locale)
  const dress = (options) => {
    for (const [name, value] of Object.entries(appearanceOf(options))) host.style.setProperty(`--${name}`, value)
  }
  dress(appearance)
  const digitsOnly = { inputMode: 'numeric' }
  const number = field(
    { ...digitsOnly, autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', name: 'number' },
    true,
  )
  const expiry = field({ ...digitsOnly, autocomplete: 'cc-exp', name: 'expiry' })
  const cvc = field({ ...digitsOnly, autocomplete: 'cc-csc', placeholder: '123', name: 'cvc', maxLength: 4 })
  const error = make('p', { className: 'error' })
  error.setAttribute('role', 'alert')
  const cards = CARDS.map(([name, value]) => {
    const fill = make('button', { type: 'button', textContent: value })
    fill.addEventListener('click', () => {
      number.input.value = value
      expiry.input.value = '12 / 34'
      cvc.input.value = '123'
      for (const { input } of [number, expiry, cvc]) input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    const about = make('span', { className: 'soft' })
    return { name, about, row: make('li', {}, [fill, about]) }
  })
  const summary = make('summary')
  const list = make('details', {}, [
    summary,
    make(
      'ul',
      {},
      cards.map(({ row }) => row),
    ),
  ])
  root.replaceChildren(make('div', { className: 'form' }, [number.row, expiry.row, cvc.row, error, list]))
  const speak = (language) => {
    words = wordsFor(language)
    number.label.textContent = words.number
    expiry.label.textContent = words.expiry
    expiry.input.placeholder = words.expiryHint
    cvc.label.textContent = words.cvc
    summary.textContent = words.cards
    for (const { name, about } of cards) about.textContent = words[name]
  }
  speak(locale)

  const faults = () => [
    [number.input, numberFault(number.input.value)],
    [expiry.input, expiryFault(expiry.input.value)],
    [cvc.input, digits(cvc.input.value).length < 3 ? 'incomplete_cvc' : null],
  ]
  const listeners = new Set()
  const changed = () => {
    for (const listener of listeners) listener({ complete: faults().every(([, fault]) => !fault) })
  }
  const shape = (input, into) =>
    input.addEventListener('input', () => {
      input.value = into(input.value)
      input.removeAttribute('aria-invalid')
      error.textContent = ''
      changed()
    })
  shape(number.input, spaced)
  shape(expiry.input, slashed)
  shape(cvc.input, (text) => digits(text).slice(0, 4))

  return {
    dress,
    speak,
    onChange: (listener) => listeners.add(listener),
    focus: () => number.input.focus(),
    clear: () => {
      for (const { input } of [number, expiry, cvc]) input.value = ''
    },
    /** The first fault, shown at its field, or null. */
    validate: () => {
      const wrong = faults().filter(([, fault]) => fault)
      for (const [input] of wrong) input.setAttribute('aria-invalid', 'true')
      const [first] = wrong
      if (!first) return null
      first[0].focus()
      error.textContent = words.errors[first[1]]
      return { type: 'validation_error', code: first[1], message: words.errors[first[1]] }
    },
    card: () => ({
      number: number.input.value,
      exp_month: Number(digits(expiry.input.value).slice(0, 2)),
      exp_year: 2000 + Number(digits(expiry.input.value).slice(2)),
    }),
  }
}
