import './styles/index.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { speak } from './i18n/i18n.ts'
import { watchInstall } from './platform/install-prompt.ts'
import { preferredLanguage } from './platform/language.ts'
import { applyStoredTheme } from './platform/theme.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
)

applyStoredTheme()
watchInstall()
await speak(preferredLanguage())

if (root.firstElementChild === null) createRoot(root).render(app)
else hydrateRoot(root, app)
