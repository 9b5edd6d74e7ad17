import { unsafeCast } from '#shared/cast.ts'

export interface PlainConfig {
  readonly contactEmail?: unknown
  readonly support?: unknown
  readonly trialDays?: unknown
  readonly advice?: unknown
}

/** The server's configuration. Uses plain `fetch`, so that the landing page does not load the API client. Rejects offline. */
export const fetchPlainConfig = async (): Promise<PlainConfig> => {
  const response = await fetch('/api/config', { headers: { accept: 'application/json' } })
  if (!response.ok) return {}
  return unsafeCast<PlainConfig | null>(await response.json(), 'each field is checked before use') ?? {}
}

/** The server's `CONTACT_EMAIL`; null when it has none or the request fails. */
const fetchContactAddress = async (): Promise<string | null> => {
  const { contactEmail: address } = await fetchPlainConfig().catch(() => ({ contactEmail: null }))
  return typeof address === 'string' && /^[^\s@]+@[^\s@]+$/.test(address) ? address : null
}

/** Opens an email with that subject in the mail app; returns false when the server has no address. */
export const composeContactEmail = async (subject: string): Promise<boolean> => {
  const address = await fetchContactAddress()
  if (address === null) return false
  location.href = `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
  return true
}
