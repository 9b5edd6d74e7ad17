const ONLY_CHROMIUM = ['firefox', 'webkit']
const NO_SYNC = 'only Chromium has Background Sync, and only its DevTools send the event'

/** Long tests that cannot run in an engine: the start of their title, the engines, and why. */
const LIMITS = [
  ['when the quota is exceeded', ONLY_CHROMIUM, 'only the DevTools of Chromium set a quota'],
  ['site data cleared while a resume is open', ONLY_CHROMIUM, 'only the DevTools of Chromium clear the data of a site'],
  ['CVs queued offline are sent once each by the service worker', ONLY_CHROMIUM, NO_SYNC],
  ['the service worker sends nothing of one account', ONLY_CHROMIUM, NO_SYNC],
  ['signing out deletes the outbox for good', ONLY_CHROMIUM, NO_SYNC],
  [
    'after signing out, Back shows nothing of that person',
    ONLY_CHROMIUM,
    'it starts Chromium with another cache of pages',
  ],
] as const

/** Why a test cannot run in an engine; undefined where it can. */
export const findLimit = (title: string, engine: string): string | undefined =>
  LIMITS.find(([start, engines]) => title.startsWith(start) && engines.includes(engine))?.[2]
