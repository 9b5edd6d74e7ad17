const en = {
  money: 'en-US',
  number: 'Card number',
  expiry: 'Expiry',
  expiryHint: 'MM / YY',
  cvc: 'CVC',
  note: 'These are test payments, so no card is charged.',
  cards: 'Test cards',
  good: 'Succeeds',
  challenge: 'Asks for confirmation (3-D Secure)',
  declined: 'Declined',
  noFunds: 'Insufficient funds',
  bank: 'Test bank',
  bankAsks: 'Your bank asks you to confirm this payment of',
  bankAsksForCard: 'Your bank asks you to confirm that you want to save this card.',
  yes: 'Complete',
  no: 'Fail',
  errors: {
    incomplete_number: 'Your card number is incomplete.',
    invalid_number: 'Your card number is invalid.',
    incomplete_expiry: "Your card's expiration date is incomplete.",
    invalid_expiry_year_past: "Your card's expiration date is in the past.",
    incomplete_cvc: "Your card's security code is incomplete.",
    generic_decline: 'Your card was declined.',
    insufficient_funds: 'Your card has insufficient funds.',
    expired_card: 'Your card has expired.',
    incorrect_cvc: "Your card's security code is incorrect.",
    test_mode_live_card: 'This server accepts only test cards. Use 4242 4242 4242 4242.',
    payment_intent_authentication_failure:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    setup_intent_unexpected_state: 'This card can no longer be saved here. Choose the plan again.',
    payment_intent_unexpected_state: 'This payment can no longer be made. Choose the plan again.',
    offline: 'You’re offline. Nothing was charged. Try again when you’re back online.',
  },
}

const es = {
  money: 'es-US',
  number: 'Número de tarjeta',
  expiry: 'Caducidad',
  expiryHint: 'MM / AA',
  cvc: 'CVC',
  note: 'Pagos de prueba: no se cobra ninguna tarjeta.',
  cards: 'Tarjetas de prueba',
  good: 'Funciona',
  challenge: 'Pregunta al banco (3-D Secure)',
  declined: 'Rechazada',
  noFunds: 'Sin fondos',
  bank: 'Banco de prueba',
  bankAsks: 'Tu banco te pide que confirmes este pago de',
  bankAsksForCard: 'Tu banco te pide que confirmes que se guarde esta tarjeta.',
  yes: 'Completar',
  no: 'Fallar',
  errors: {
    incomplete_number: 'El número de tarjeta está incompleto.',
    invalid_number: 'El número de tarjeta no es válido.',
    incomplete_expiry: 'La fecha de caducidad está incompleta.',
    invalid_expiry_year_past: 'La fecha de caducidad ya pasó.',
    incomplete_cvc: 'El código de seguridad está incompleto.',
    generic_decline: 'Tu tarjeta ha sido rechazada.',
    insufficient_funds: 'Tu tarjeta no tiene fondos suficientes.',
    expired_card: 'Tu tarjeta ha caducado.',
    incorrect_cvc: 'El código de seguridad de la tarjeta no es correcto.',
    test_mode_live_card: 'Este servidor solo acepta tarjetas de prueba. Usa 4242 4242 4242 4242.',
    payment_intent_authentication_failure:
      'No hemos podido autenticar tu forma de pago. Elige otra forma de pago e inténtalo de nuevo.',
    setup_intent_unexpected_state: 'Esta tarjeta ya no se puede guardar aquí. Vuelve a empezar desde los planes.',
    payment_intent_unexpected_state: 'Este pago ya no se puede hacer. Vuelve a empezar desde los planes.',
    offline: 'No hay conexión. No se ha cobrado nada; inténtalo de nuevo.',
  },
}

/** Messages in English or Spanish; `auto` and no locale use the language of the page. */
export const getMessages = (locale) => {
  const language = !locale || locale === 'auto' ? document.documentElement.lang : locale
  return language.startsWith('es') ? es : en
}

/** The error with its localized message. */
export const localizeError = (error, messages) => {
  const message = messages.errors[error.decline_code] ?? messages.errors[error.code] ?? error.message
  return { ...error, message }
}
