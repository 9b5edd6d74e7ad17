import { showsLanding } from './platform/front-page.ts'

const waitForDocument = (): Promise<void> =>
  new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }))

/**
 * Returns the element that the app is rendered into. It holds the prerendered landing page, complete, where that is
 * shown; elsewhere it is empty. Throws when the document has no `#root`.
 */
export const getRootElement = async (): Promise<HTMLElement> => {
  const isLanding = showsLanding()
  const isParsing = () => document.readyState === 'loading'
  if (isParsing() && (isLanding || document.getElementById('root') === null)) await waitForDocument()
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  if (!isParsing()) return root
  // The parser goes on adding the landing page to the element it has opened, so the app gets one of its own.
  const own = document.createElement('div')
  own.id = 'root'
  root.replaceWith(own)
  delete document.documentElement.dataset['wait']
  return own
}
