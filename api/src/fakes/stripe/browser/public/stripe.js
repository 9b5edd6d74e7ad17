// Stands in for Stripe.js where no Stripe account is set up: no card is ever charged. It offers what
// @stripe/react-stripe-js and this app call; Stripe's own script has far more.
import { answerBank, confirm, retrieve } from './calls.js'
import { cardForm } from './card-form.js'
import { askBank } from './challenge.js'
import { worded, wordsFor } from './words.js'

const emitter = () => {
  const listeners = new Map()
  const of = (type) => listeners.get(type) ?? new Set()
  return {
    emit: (type, detail) => {
      for (const listener of of(type)) listener(detail)
    },
    on: (type, listener) => listeners.set(type, of(type).add(listener)),
    off: (type, listener) => of(type).delete(listener),
  }
}

const paymentElement = (settings) => {
  const { emit, on, off } = emitter()
  const host = document.createElement('div')
  let form = null
  const element = {
    mount: (place) => {
      form = cardForm(host, settings)
      form.onChange(({ complete }) =>
        emit('change', { elementType: 'payment', complete, empty: false, collapsed: false, value: { type: 'card' } }),
      )
      const target = typeof place === 'string' ? document.querySelector(place) : place
      target.replaceChildren(host)
      queueMicrotask(() => emit('ready', { elementType: 'payment' }))
    },
    on: (type, listener) => {
      on(type, listener)
      return element
    },
    once: (type, listener) => element.on(type, listener),
    off: (type, listener) => {
      off(type, listener)
      return element
    },
    update: () => {},
    unmount: () => host.remove(),
    destroy: () => host.remove(),
    focus: () => form?.focus(),
    blur: () => {},
    clear: () => form?.clear(),
    collapse: () => {},
    form: () => form,
  }
  return element
}

const makeElements = (options, stripeOptions) => {
  const settings = { appearance: options.appearance, locale: options.locale ?? stripeOptions.locale }
  let element = null
  return {
    clientSecret: options.clientSecret,
    words: () => wordsFor(settings.locale),
    create: (type) => {
      if (type !== 'payment') throw new Error(`This stand-in has no ${type} element.`)
      element = paymentElement(settings)
      return element
    },
    getElement: () => element,
    update: (changed = {}) => {
      Object.assign(settings, changed)
      if (changed.appearance) element?.form()?.dress(changed.appearance)
      if (changed.locale) element?.form()?.speak(changed.locale)
    },
    fetchUpdates: async () => ({}),
    submit: async () => {
      const error = element?.form()?.validate()
      return error ? { error } : { selectedPaymentMethod: 'card' }
    },
  }
}

/** Puts the bank's question when there is one, and hands its answer in. */
const finish = async (clientSecret, result, words) => {
  const intent = result.paymentIntent
  if (intent?.status !== 'requires_action') return result.error ? { error: worded(result.error, words) } : result
  const yes = await askBank(words, intent)
  const answer = await answerBank(clientSecret, yes === true)
  return answer.error ? { error: worded(answer.error, words) } : answer
}

const leaveFor = (returnUrl, { id, client_secret, status }) => {
  const url = new URL(returnUrl)
  url.searchParams.set('payment_intent', id)
  url.searchParams.set('payment_intent_client_secret', client_secret)
  url.searchParams.set('redirect_status', status)
  location.assign(url)
  return new Promise(() => {})
}

const Stripe = (publishableKey, options = {}) => {
  if (!String(publishableKey).startsWith('pk_test_')) throw new Error('The stand-in takes its own test key alone.')
  const words = () => wordsFor(options.locale)
  const absent = async () => ({ error: { type: 'invalid_request_error', message: 'Not in this stand-in.' } })
  return {
    elements: (given = {}) => makeElements(given, options),
    confirmPayment: async ({ elements, confirmParams = {}, redirect = 'always' }) => {
      const form = elements.getElement()?.form()
      const fault = form?.validate()
      if (fault) return { error: fault }
      const { clientSecret } = elements
      const result = await finish(clientSecret, await confirm(clientSecret, form?.card()), elements.words())
      if (result.error || redirect === 'if_required') return result
      return leaveFor(confirmParams.return_url, result.paymentIntent)
    },
    confirmCardPayment: async (clientSecret) => finish(clientSecret, await confirm(clientSecret), words()),
    handleNextAction: async ({ clientSecret }) => finish(clientSecret, await retrieve(clientSecret), words()),
    retrievePaymentIntent: async (clientSecret) => {
      const result = await retrieve(clientSecret)
      return result.error ? { error: worded(result.error, words()) } : result
    },
    createToken: absent,
    createPaymentMethod: absent,
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  }
}
Stripe.version = 'endive'
window.Stripe = Stripe
