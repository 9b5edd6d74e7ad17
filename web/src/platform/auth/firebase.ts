import { initializeApp } from 'firebase/app'
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  getRedirectResult,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
  signInWithRedirect,
  type UserCredential,
} from 'firebase/auth'
import type { ConfigResponse } from '#shared/api-schema/system.ts'

/** A Google identity. Its token is only held in memory; the session itself is the API's cookie. */
export interface SignedIdentity {
  readonly idToken: string
  readonly uid: string
  readonly email: string
  readonly displayName: string | null
  readonly photoURL: string | null
}

let ready: Promise<Auth> | undefined

const getAuth = (config: ConfigResponse['signIn']): Promise<Auth> => {
  ready ??= open(config).catch((error: unknown) => {
    ready = undefined
    throw error
  })
  return ready
}

const open = async ({ standIn, script, ...keys }: ConfigResponse['signIn']): Promise<Auth> => {
  if (script) await loadScript(script)
  const auth = initializeAuth(initializeApp(keys), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  if (standIn) connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  return auth
}

const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => reject(new TypeError('Failed to fetch the sign-in script'))
    document.head.append(script)
  })

/** `email` preselects an account. */
const createGoogleProvider = (email: string | undefined) => {
  const provider = new GoogleAuthProvider()
  provider.setCustomParameters({ prompt: 'select_account', ...(email !== undefined && { login_hint: email }) })
  return provider
}

const toIdentity = async ({ user }: UserCredential): Promise<SignedIdentity> => ({
  idToken: await user.getIdToken(),
  uid: user.uid,
  email: user.email ?? '',
  displayName: user.displayName,
  photoURL: user.photoURL,
})

const POPUP_UNAVAILABLE_CODES = [
  'auth/popup-blocked',
  'auth/operation-not-supported-in-this-environment',
  'auth/web-storage-unsupported',
]
const getErrorCode = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Whether the popup could not open, so that a redirect is needed. */
export const isPopupUnavailable = (error: unknown): boolean => POPUP_UNAVAILABLE_CODES.includes(getErrorCode(error))

/** Loads what a sign-in needs. Throws when it cannot be loaded. */
export const preloadSignIn = async (config: ConfigResponse['signIn']): Promise<void> => void (await getAuth(config))

/** Opens the account chooser in a window. Throws the errors of Firebase. */
export const signInByPopup = async (config: ConfigResponse['signIn'], email?: string): Promise<SignedIdentity> =>
  toIdentity(await signInWithPopup(await getAuth(config), createGoogleProvider(email)))

/** Leaves the page; `getRedirectIdentity` returns the identity afterwards. */
export const signInByRedirect = async (config: ConfigResponse['signIn'], email?: string): Promise<never> =>
  signInWithRedirect(await getAuth(config), createGoogleProvider(email))

/** The identity of a sign-in by redirect; null when there was none. Throws the errors of Firebase. */
export const getRedirectIdentity = async (config: ConfigResponse['signIn']): Promise<SignedIdentity | null> => {
  const result = await getRedirectResult(await getAuth(config))
  return result && toIdentity(result)
}

/** Clears the identity that this page holds in memory. */
export const clearIdentity = async (): Promise<void> => {
  await (await ready)?.signOut()
}
