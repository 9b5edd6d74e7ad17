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
import type { ConfigResponse } from '#shared/api-schema/responses.ts'

/** Loaded only when a person is about to sign in. The token stays in memory: the session cookie is what lasts. */
export interface SignedIdentity {
  readonly idToken: string
  readonly uid: string
  readonly email: string
  readonly displayName: string | null
  readonly photoURL: string | null
}

let ready: Promise<Auth> | undefined

const authFor = (config: ConfigResponse['signIn']): Promise<Auth> => {
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

const google = () => {
  const provider = new GoogleAuthProvider()
  provider.setCustomParameters({ prompt: 'select_account' })
  return provider
}

const identityOf = async ({ user }: UserCredential): Promise<SignedIdentity> => ({
  idToken: await user.getIdToken(),
  uid: user.uid,
  email: user.email ?? '',
  displayName: user.displayName,
  photoURL: user.photoURL,
})

const NO_POPUP = [
  'auth/popup-blocked',
  'auth/operation-not-supported-in-this-environment',
  'auth/web-storage-unsupported',
]
const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** The popup could not open; a redirect is the way. */
export const isPopupRefused = (error: unknown): boolean => NO_POPUP.includes(codeOf(error))

export const warmSignIn = async (config: ConfigResponse['signIn']): Promise<void> => void (await authFor(config))

export const signInByPopup = async (config: ConfigResponse['signIn']): Promise<SignedIdentity> =>
  identityOf(await signInWithPopup(await authFor(config), google()))

/** Leaves the page; `redirectedIdentity` takes up after the return. */
export const signInByRedirect = async (config: ConfigResponse['signIn']): Promise<never> =>
  signInWithRedirect(await authFor(config), google())

export const redirectedIdentity = async (config: ConfigResponse['signIn']): Promise<SignedIdentity | null> => {
  const result = await getRedirectResult(await authFor(config))
  return result && identityOf(result)
}

/** Forgets the identity that this page still holds. */
export const forgetIdentity = async (): Promise<void> => {
  await (await ready)?.signOut()
}
