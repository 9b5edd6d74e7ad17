// Fake of Stripe.js for use without a Stripe account; it never charges a card. Implements what
// @stripe/react-stripe-js and this app call.

import { createCardForm } from './card-form.js'
import { showChallenge } from './challenge.js'
import { getMessages, localizeError } from './messages.js'
import { completeAuthentication, confirm, retrieve } from './requests.js'

const createEmitter = () => {
  const listeners = new Map()
  const listenersOf = (type) => listeners.get(type) ?? new Set()
  return {
    emit: (type, detail) => {
      for (const listener of listenersOf(type)) listener(detail)
    },
    on: (type, listener) => listeners.set(type, listenersOf(type).add(listener)),
    off: (type, listener) => listenersOf(type).delete(listener),
  }
}

const createPaymentElement = (settings) => {
  const { emit, on, off } = createEmitter()
  const host = document.createElement('div')
  let form = null
  const element = {
    mount: (container) => {
      form = createCardForm(host, settings)
      form.onChange(({ complete }) =>
        emit('change', { elementType: 'payment', complete, empty: false, collapsed: false, value: { type: 'card' } }),
      )
      const target = typeof container === 'string' ? document.querySelector(container) : container
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

const createElements = (options, stripeOptions) => {
  const settings = { appearance: options.appearance, locale: options.locale ?? stripeOptions.locale }
  let element = null
  return {
    clientSecret: options.clientSecret,
    messages: () => getMessages(settings.locale),
    create: (type) => {
      if (type !== 'payment') throw new Error(`This fake has no ${type} element.`)
      element = createPaymentElement(settings)
      return element
    },
    getElement: () => element,
    update: (changed = {}) => {
      Object.assign(settings, changed)
      if (changed.appearance) element?.form()?.setAppearance(changed.appearance)
      if (changed.locale) element?.form()?.setLocale(changed.locale)
    },
    fetchUpdates: async () => ({}),
    submit: async () => {
      const error = element?.form()?.validate()
      return error ? { error } : { selectedPaymentMethod: 'card' }
    },
  }
}

/** Shows the 3-D Secure challenge when the intent requires it, and submits its outcome. */
const completePayment = async (clientSecret, result, messages) => {
  const intent = result.paymentIntent ?? result.setupIntent
  if (intent?.status !== 'requires_action')
    return result.error ? { error: localizeError(result.error, messages) } : result
  const isConfirmed = await showChallenge(messages, intent)
  const outcome = await completeAuthentication(clientSecret, isConfirmed === true)
  return outcome.error ? { error: localizeError(outcome.error, messages) } : outcome
}

const redirectTo = (returnUrl, { object, id, client_secret, status }) => {
  const url = new URL(returnUrl)
  url.searchParams.set(object, id)
  url.searchParams.set(`${object}_client_secret`, client_secret)
  url.searchParams.set('redirect_status', status)
  location.assign(url)
  return new Promise(() => {})
}

const Stripe = (publishableKey, options = {}) => {
  if (!String(publishableKey).startsWith('pk_test_')) throw new Error('The fake accepts its own test key only.')
  const messages = () => getMessages(options.locale)
  const notImplemented = async () => ({
    error: { type: 'invalid_request_error', message: 'Not implemented in this fake.' },
  })
  const confirmIntent = async ({ elements, confirmParams = {}, redirect = 'always' }) => {
    const form = elements.getElement()?.form()
    const error = form?.validate()
    if (error) return { error }
    const { clientSecret } = elements
    const result = await completePayment(clientSecret, await confirm(clientSecret, form?.card()), elements.messages())
    if (result.error || redirect === 'if_required') return result
    return redirectTo(confirmParams.return_url, result.paymentIntent ?? result.setupIntent)
  }
  return {
    elements: (elementsOptions = {}) => createElements(elementsOptions, options),
    confirmPayment: confirmIntent,
    confirmSetup: confirmIntent,
    confirmCardPayment: async (clientSecret) => completePayment(clientSecret, await confirm(clientSecret), messages()),
    handleNextAction: async ({ clientSecret }) =>
      completePayment(clientSecret, await retrieve(clientSecret), messages()),
    retrievePaymentIntent: async (clientSecret) => {
      const result = await retrieve(clientSecret)
      return result.error ? { error: localizeError(result.error, messages()) } : result
    },
    createToken: notImplemented,
    createPaymentMethod: notImplemented,
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  }
}
Stripe.version = 'endive'
window.Stripe = Stripe
