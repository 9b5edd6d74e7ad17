import { getMessages } from './messages.js'

const TEST_CARDS = [
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
const DARK = {
  text: '#e8e6df',
  soft: '#a9b4be',
  paper: '#13202c',
  line: '#67757f',
  danger: '#ff9d94',
  focus: '#8ec1ff',
}

const STYLES = `
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

const keepDigits = (text) => text.replace(/\D/g, '')
const formatCardNumber = (text) =>
  keepDigits(text)
    .slice(0, 19)
    .replace(/(.{4})(?=.)/g, '$1 ')
const formatExpiry = (text) => {
  const digits = keepDigits(text).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

/** Luhn checksum. */
const isCardNumber = (text) => {
  const sum = [...keepDigits(text)].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const getExpiryError = (text) => {
  const digits = keepDigits(text)
  const month = Number(digits.slice(0, 2))
  if (digits.length < 4 || month < 1 || month > 12) return 'incomplete_expiry'
  const end = new Date(2000 + Number(digits.slice(2)), month, 1)
  return end < new Date() ? 'invalid_expiry_year_past' : null
}

const getNumberError = (text) =>
  keepDigits(text).length < 15 ? 'incomplete_number' : isCardNumber(text) ? null : 'invalid_number'

const createElement = (tag, properties = {}, children = []) => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

const createField = (properties, isWide) => {
  const input = createElement('input', { type: 'text', required: true, ...properties })
  const label = createElement('span')
  return { input, label, row: createElement('label', { className: isWide ? 'wide' : '' }, [label, input]) }
}

const resolveAppearance = ({ theme, variables = {} } = {}) => {
  const defaults = theme === 'night' ? DARK : LIGHT
  return {
    ...defaults,
    text: variables.colorText ?? defaults.text,
    soft: variables.colorTextSecondary ?? defaults.soft,
    paper: variables.colorBackground ?? defaults.paper,
    danger: variables.colorDanger ?? defaults.danger,
    focus: variables.colorPrimary ?? defaults.focus,
    font: variables.fontFamily ?? 'system-ui, sans-serif',
    radius: variables.borderRadius ?? '6px',
    size: variables.fontSizeBase ?? '16px',
  }
}

/** Creates a card form in the place of Stripe's. It accepts test cards only and stores nothing. */
export const createCardForm = (host, { appearance, locale }) => {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  root.adoptedStyleSheets = [sheet]
  let messages = getMessages(locale)
  const setAppearance = (options) => {
    for (const [name, value] of Object.entries(resolveAppearance(options))) host.style.setProperty(`--${name}`, value)
  }
  setAppearance(appearance)
  const digitsOnly = { inputMode: 'numeric' }
  const number = createField(
    { ...digitsOnly, autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', name: 'number' },
    true,
  )
  const expiry = createField({ ...digitsOnly, autocomplete: 'cc-exp', name: 'expiry' })
  const cvc = createField({ ...digitsOnly, autocomplete: 'cc-csc', placeholder: '123', name: 'cvc', maxLength: 4 })
  const error = createElement('p', { className: 'error' })
  error.setAttribute('role', 'alert')
  const cards = TEST_CARDS.map(([name, value]) => {
    const fill = createElement('button', { type: 'button', textContent: value })
    fill.addEventListener('click', () => {
      number.input.value = value
      expiry.input.value = '12 / 34'
      cvc.input.value = '123'
      for (const { input } of [number, expiry, cvc]) input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    const description = createElement('span', { className: 'soft' })
    return { name, description, row: createElement('li', {}, [fill, description]) }
  })
  const summary = createElement('summary')
  const list = createElement('details', {}, [
    summary,
    createElement(
      'ul',
      {},
      cards.map(({ row }) => row),
    ),
  ])
  root.replaceChildren(createElement('div', { className: 'form' }, [number.row, expiry.row, cvc.row, error, list]))
  const setLocale = (language) => {
    messages = getMessages(language)
    number.label.textContent = messages.number
    expiry.label.textContent = messages.expiry
    expiry.input.placeholder = messages.expiryHint
    cvc.label.textContent = messages.cvc
    summary.textContent = messages.cards
    for (const { name, description } of cards) description.textContent = messages[name]
  }
  setLocale(locale)

  const listErrors = () => [
    [number.input, getNumberError(number.input.value)],
    [expiry.input, getExpiryError(expiry.input.value)],
    [cvc.input, keepDigits(cvc.input.value).length < 3 ? 'incomplete_cvc' : null],
  ]
  const listeners = new Set()
  const notifyChange = () => {
    for (const listener of listeners) listener({ complete: listErrors().every(([, code]) => !code) })
  }
  const formatOnInput = (input, format) =>
    input.addEventListener('input', () => {
      input.value = format(input.value)
      input.removeAttribute('aria-invalid')
      error.textContent = ''
      notifyChange()
    })
  formatOnInput(number.input, formatCardNumber)
  formatOnInput(expiry.input, formatExpiry)
  formatOnInput(cvc.input, (text) => keepDigits(text).slice(0, 4))

  return {
    setAppearance,
    setLocale,
    onChange: (listener) => listeners.add(listener),
    focus: () => number.input.focus(),
    clear: () => {
      for (const { input } of [number, expiry, cvc]) input.value = ''
    },
    /** Shows the first error at its field and returns it; null when the form is valid. */
    validate: () => {
      const invalid = listErrors().filter(([, code]) => code)
      for (const [input] of invalid) input.setAttribute('aria-invalid', 'true')
      const [first] = invalid
      if (!first) return null
      first[0].focus()
      error.textContent = messages.errors[first[1]]
      return { type: 'validation_error', code: first[1], message: messages.errors[first[1]] }
    },
    card: () => ({
      number: number.input.value,
      exp_month: Number(keepDigits(expiry.input.value).slice(0, 2)),
      exp_year: 2000 + Number(keepDigits(expiry.input.value).slice(2)),
    }),
  }
}
