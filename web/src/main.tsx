import './styles/index.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { activate } from './i18n/i18n.ts'
import { preferredLanguage } from './platform/language.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

await activate(preferredLanguage())
createRoot(root).render(
  <BrowserRouter>
    <App />
  </BrowserRouter>,
)
