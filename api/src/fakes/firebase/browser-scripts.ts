/**
 * Script for the page of the app: the part of `gapi.iframes` that the Firebase SDK uses. No helper frame is needed,
 * because the account chooser has the same origin; it returns the result by `postMessage` or sessionStorage.
 */
export const SIGN_IN_SCRIPT = `(() => {
  const KEY = 'faro.stand-in.event'
  const handlers = []
  const deliver = (authEvent) => { for (const handle of handlers) handle({ authEvent }) }
  addEventListener('message', (event) => {
    if (event.origin === location.origin && event.data && event.data.standInAuthEvent) deliver(event.data.standInAuthEvent)
  })
  const afterRedirect = () => {
    const stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return stored ? JSON.parse(stored) : { type: 'unknown', eventId: null, error: { code: 'auth/no-auth-event', message: 'none' } }
  }
  const frame = {
    restyle: async () => {},
    ping: async (done) => { done() },
    register: (name, handle) => {
      if (name !== 'authEvent') return
      handlers.push(handle)
      setTimeout(() => handle({ authEvent: afterRedirect() }))
    },
    // The SDK throws after it has processed the result; Google's script ignores that error too.
    send: (type, message, done) => { setTimeout(() => { try { done([{ webStorageSupport: true }]) } catch {} }) },
  }
  window.gapi = {
    load: (name, { callback }) => callback(),
    iframes: {
      Iframe: class {},
      CROSS_ORIGIN_IFRAMES_FILTER: null,
      getContext: () => ({ open: (options, ready) => ready(frame) }),
    },
  }
})()
`

/** Script of the account chooser: sends the event that Firebase's handler page would send. */
export const CHOOSER_SCRIPT = `(() => {
  const query = new URLSearchParams(location.search)
  const hash = async (text) => {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    return 'stand-in-' + Array.from(bytes.slice(0, 12), (b) => b.toString(16).padStart(2, '0')).join('')
  }
  const finish = (result) => {
    const authEvent = {
      type: query.get('authType'),
      eventId: query.get('eventId'),
      urlResponse: location.origin + '/emulator/auth/handler',
      sessionId: 'stand-in',
      tenantId: null,
      ...result,
    }
    if (window.opener) {
      window.opener.postMessage({ standInAuthEvent: authEvent }, location.origin)
      setTimeout(() => window.close(), 300)
      return
    }
    const back = new URL(query.get('redirectUrl') || '/', location.origin)
    if (back.origin !== location.origin) return
    sessionStorage.setItem('faro.stand-in.event', JSON.stringify(authEvent))
    location.replace(back.href)
  }
  const choose = (account) => {
    const idToken = JSON.stringify({ ...account, email_verified: true })
    finish({ postBody: 'id_token=' + encodeURIComponent(idToken) + '&providerId=google.com', error: null })
  }
  for (const button of document.querySelectorAll('[data-account]')) {
    const { sub, account: email, name } = button.dataset
    button.addEventListener('click', () => choose({ sub, email, name }))
  }
  document.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault()
    const email = document.querySelector('#email').value.trim().toLowerCase()
    choose({ sub: await hash(email), email, name: document.querySelector('#name').value.trim() })
  })
  document.querySelector('#cancel').addEventListener('click', () => {
    finish({ postBody: null, error: { code: 'auth/popup-closed-by-user', message: 'closed' } })
  })
})()
`
