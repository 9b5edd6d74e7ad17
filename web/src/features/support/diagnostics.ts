import { TICKET_LIMITS } from '#shared/api-schema/support.ts'

/** What helps to find a problem: version, browser, languages and sizes. Nothing of resumes or of the account. */
export const describeBrowser = (version: string): string =>
  [
    `Faro ${version}`,
    navigator.userAgent,
    `${navigator.languages.join(', ')}; ${document.documentElement.lang}`,
    `${innerWidth} × ${innerHeight}, ${devicePixelRatio}`,
    matchMedia('(display-mode: standalone)').matches ? 'installed' : 'browser',
  ]
    .join('\n')
    .slice(0, TICKET_LIMITS.diagnosticsChars)
