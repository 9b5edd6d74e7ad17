/**
 * Where the stand-ins live on the app's own origin. The Node entry mounts them there, `worker-dev.ts` and the dev server
 * pass these paths on, and wrangler.toml's dev environment sends them to the Worker first.
 */
export const FAKE_PATHS = [
  '/identitytoolkit.googleapis.com/*',
  '/securetoken.googleapis.com/*',
  '/service_accounts/*',
  '/emulator/auth/*',
  '/__stand-in/*',
] as const

export const isFakePath = (path: string): boolean => FAKE_PATHS.some((pattern) => path.startsWith(pattern.slice(0, -1)))
