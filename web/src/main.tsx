import './trusted-types.ts'
import './disable-zod-eval.ts'
import './styles/index.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from '#web/ui/router/router.tsx'
import { App } from './app/app.tsx'
import { preloadFallback, preloadLanding } from './app/routing/screens.tsx'
import { activateLocale } from './i18n/i18n.ts'
import { showsLanding } from './platform/front-page.ts'
import { lacksFunctions } from './platform/lacks-functions.ts'
import { getPreferredLanguage, onLanguageChangeInOtherTab, saveAddressLanguage } from './platform/language.ts'
import { captureInstallPrompt } from './platform/pwa/install-prompt.ts'
import { applyStoredTheme } from './platform/theme.ts'
import { getRootElement } from './root-element.ts'

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
)

if (lacksFunctions()) await import('./polyfills.ts')
applyStoredTheme()
captureInstallPrompt()
saveAddressLanguage()
const isLanding = showsLanding()
const [root] = await Promise.all([
  getRootElement(),
  activateLocale(getPreferredLanguage()),
  // Offline or after a new release the screen reports the error.
  (isLanding ? preloadLanding() : preloadFallback()).catch(() => undefined),
])
onLanguageChangeInOtherTab((language) => void activateLocale(language))

if (!isLanding || root.firstElementChild === null) createRoot(root).render(app)
// As a transition it is done in slices, and never holds a press or a scroll up.
else startTransition(() => void hydrateRoot(root, app))
