import { Hono } from 'hono'
import { html } from 'hono/html'
import { findSavedCard, saveCard } from '../billing/payment-methods.ts'
import type { StripeContext } from '../context.ts'
import type { PortalSession } from '../objects.ts'
import { StripeError } from '../stripe-error.ts'

const MESSAGES = {
  en: {
    title: 'Billing',
    note: 'These are test payments, so no card is charged.',
    saved: 'Saved card',
    none: 'No card saved',
    number: 'Card number',
    expiry: 'Expiration date (MM/YY)',
    save: 'Save card',
    invoices: 'Invoices',
    back: 'Back to Faro',
  },
  es: {
    title: 'Facturación',
    note: 'Estos pagos son de prueba: no se cobra nada.',
    saved: 'Tarjeta guardada',
    none: 'No hay tarjeta guardada',
    number: 'Número de tarjeta',
    expiry: 'Caducidad (MM/AA)',
    save: 'Guardar tarjeta',
    invoices: 'Facturas',
    back: 'Volver a Faro',
  },
}

const getMessages = (session: PortalSession) => (session.locale === 'es' ? MESSAGES.es : MESSAGES.en)
const getLanguage = (session: PortalSession) => (session.locale === 'es' ? 'es' : 'en')
const formatDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

const renderPage = (ctx: StripeContext, session: PortalSession, error: string | null) => {
  const messages = getMessages(session)
  const card = findSavedCard(ctx, session.customer, null)?.card
  const invoices = ctx.store.list('invoice', (invoice) => invoice.customer === session.customer)
  return html`<!doctype html>
<html lang="${getLanguage(session)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${messages.title}</title><link rel="stylesheet" href="/__stand-in/stripe/portal.css"></head>
<body><main><h1>${messages.title}</h1><p class="note">${messages.note}</p>
<p>${card ? `${messages.saved}: ${card.brand} •••• ${card.last4}` : messages.none}</p>
${error ? html`<p class="error" role="alert">${error}</p>` : ''}
<form method="post" action="/__stand-in/stripe/portal/${session.id}/card">
<label>${messages.number}<input name="number" inputmode="numeric" autocomplete="cc-number" required></label>
<label>${messages.expiry}<input name="expiry" pattern="\\d\\d ?/ ?\\d\\d" placeholder="12/34" required></label>
<button>${messages.save}</button></form>
<h2>${messages.invoices}</h2><ul>${invoices.map((i) => html`<li>${i.number} · ${formatDollars(i.total)} · ${i.status}</li>`)}</ul>
<p><a href="${session.return_url}">${messages.back}</a></p></main></body></html>`
}

/** Saves a card as the customer's default. The portal changes no subscription, and charges nothing. */
const replaceCard = (ctx: StripeContext, session: PortalSession, form: FormData): void => {
  const [month = 0, year = 0] = String(form.get('expiry') ?? '')
    .split('/')
    .map(Number)
  const input = { number: String(form.get('number') ?? ''), exp_month: month, exp_year: 2000 + year }
  const method = saveCard(ctx, session.customer, input)
  const customer = ctx.store.get('customer', session.customer)
  customer.invoice_settings.default_payment_method = method.id
  ctx.emit('customer.updated', customer)
}

/** The billing portal: the saved card, the invoices and a link back to the app. */
export const createPortal = (ctx: StripeContext): Hono => {
  const app = new Hono()
  const getSession = (id: string) => ctx.store.get('billing_portal.session', id)
  app.get('/:id', (c) => c.html(renderPage(ctx, getSession(c.req.param('id')), null)))
  app.post('/:id/card', async (c) => {
    const session = getSession(c.req.param('id'))
    try {
      replaceCard(ctx, session, await c.req.formData())
      return c.redirect(`/__stand-in/stripe/portal/${session.id}`, 303)
    } catch (error) {
      if (!(error instanceof StripeError)) throw error
      return c.html(renderPage(ctx, session, error.message), 402)
    }
  })
  return app
}
