const SHEET = `
  dialog { border: 0; border-radius: 8px; padding: 24px; max-width: min(22rem, calc(100vw - 2rem)); box-sizing: border-box; pointer-events: auto; color: #12202e; background: #fbfaf6;
    font: 16px/1.5 system-ui, sans-serif }
  dialog::backdrop { background: rgb(13 23 34 / 60%) }
  h2 { margin: 0 0 8px; font-size: 18px }
  p { margin: 0 0 20px }
  div { display: flex; gap: 12px; flex-wrap: wrap }
  button { font: inherit; min-height: 44px; padding: 0 16px; border: 1px solid #1565c0; border-radius: 6px; cursor: pointer;
    background: #1565c0; color: #fff }
  button[value=no] { background: none; color: #12202e; border-color: #6a7680 }
`

/** Shows the 3-D Secure challenge of the bank. Resolves to whether it was confirmed; null when it was closed. */
export const showChallenge = (messages, { amount, currency }) =>
  new Promise((resolve) => {
    const host = document.createElement('div')
    const root = host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(SHEET)
    root.adoptedStyleSheets = [sheet]
    const dialog = document.createElement('dialog')
    dialog.setAttribute('aria-labelledby', 'title')
    const title = Object.assign(document.createElement('h2'), { id: 'title', textContent: messages.bank })
    // An intent that only saves a card has no amount.
    const question =
      amount === undefined
        ? messages.bankAsksForCard
        : `${messages.bankAsks} ${new Intl.NumberFormat(messages.money, { style: 'currency', currency }).format(amount / 100)}.`
    const text = Object.assign(document.createElement('p'), { textContent: `${question} ${messages.note}` })
    const buttons = document.createElement('div')
    for (const value of ['yes', 'no']) {
      const button = Object.assign(document.createElement('button'), {
        type: 'button',
        value,
        textContent: messages[value],
      })
      button.addEventListener('click', () => dialog.close(value))
      buttons.append(button)
    }
    dialog.append(title, text, buttons)
    root.append(dialog)
    document.body.append(host)
    // A dialog of the page may trap focus or close on outside events; the challenge must not be affected.
    for (const type of ['pointerdown', 'focusin', 'keydown'])
      host.addEventListener(type, (event) => event.stopPropagation())
    dialog.addEventListener('close', () => {
      host.remove()
      resolve(dialog.returnValue === '' ? null : dialog.returnValue === 'yes')
    })
    dialog.showModal()
  })
