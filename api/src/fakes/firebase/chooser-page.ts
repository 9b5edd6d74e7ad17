const ACCOUNTS = [
  { sub: 'stand-in-ana', email: 'ana@example.com', name: 'Ana Robles' },
  { sub: 'stand-in-ben', email: 'ben@example.com', name: 'Ben Carter' },
]

const renderAccountButton = ({ sub, email, name }: (typeof ACCOUNTS)[number]) =>
  `<li><button type="button" data-sub="${sub}" data-account="${email}" data-name="${name}"><b>${name}</b><span>${email}</span></button></li>`

/** HTML of the account chooser in the popup of the SDK. States in both languages that it is not Google. */
export const CHOOSER_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Choose an account · fake sign-in</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 26rem; padding: 1.5rem; color: #12202e; background: #fbfaf6 }
  .note { border-left: 4px solid #f5b83d; padding-left: .75rem; font-size: .875rem }
  ul { list-style: none; padding: 0 }
  li { border-top: 1px solid #d9d5c8 }
  button { font: inherit; color: inherit; background: none; border: 0; padding: .75rem .25rem; width: 100%; text-align: left; cursor: pointer }
  button:hover, button:focus-visible { background: #efece2 }
  button span { display: block; font-size: .875rem }
  label { display: block; margin-top: .75rem; font-size: .875rem }
  input { font: inherit; width: 100%; box-sizing: border-box; padding: .5rem; border: 1px solid #8a94a0; border-radius: 4px; background: #fff }
  .row { display: flex; gap: .5rem; margin-top: 1rem }
  .row button { text-align: center; border: 1px solid #1565c0; border-radius: 4px }
  #continue { background: #1565c0; color: #fff }
</style>
<h1>Choose an account · <span lang="es">Elige una cuenta</span></h1>
<p class="note">This page simulates Google sign-in: no account here is real, and nothing leaves this computer.<br>
<span lang="es">Esta página sustituye al inicio de sesión de Google: ninguna cuenta es real y nada sale de este equipo.</span></p>
<ul>${ACCOUNTS.map(renderAccountButton).join('')}</ul>
<form>
  <label for="name">Name · <span lang="es">Nombre</span></label><input id="name" name="name" autocomplete="off" required maxlength="100">
  <label for="email">Email · <span lang="es">Correo</span></label><input id="email" name="email" type="email" autocomplete="off" required maxlength="200">
  <div class="row"><button id="cancel" type="button">Cancel · Cancelar</button><button id="continue">Continue · Continuar</button></div>
</form>
<script src="/__stand-in/chooser.js"></script>
</html>`
