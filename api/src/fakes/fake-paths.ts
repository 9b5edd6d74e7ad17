/**
 * Paths of the fakes on the origin of the app. The Node server mounts them; `worker-dev.ts` and the Vite dev server
 * forward them; scripts/dev-worker.toml routes them to the Worker.
 */
export const FAKE_PATHS = [
  '/identitytoolkit.googleapis.com/*',
  '/securetoken.googleapis.com/*',
  '/service_accounts/*',
  '/emulator/auth/*',
  '/__stand-in/*',
] as const

/** Whether a path belongs to a local fake. */
export const isFakePath = (path: string): boolean => FAKE_PATHS.some((pattern) => path.startsWith(pattern.slice(0, -1)))
