import { unsafeCast } from '#shared/cast.ts'

/**
 * The address to write to, when this server has one (`CONTACT_EMAIL`); null when it has none or cannot be asked.
 * One small call of its own, so that the landing page needs no API client for it.
 */
const fetchContactAddress = async (): Promise<string | null> => {
  try {
    const answer = await fetch('/api/config', { headers: { accept: 'application/json' } })
    if (!answer.ok) return null
    const config = unsafeCast<{ contactEmail?: unknown } | null>(
      await answer.json(),
      'each field is checked before use',
    )
    const address = config?.contactEmail
    return typeof address === 'string' && /^[^\s@]+@[^\s@]+$/.test(address) ? address : null
  } catch {
    return null
  }
}

/** Opens a mail with that subject; answers whether there was an address. */
export const composeContactEmail = async (subject: string): Promise<boolean> => {
  const address = await fetchContactAddress()
  if (address === null) return false
  location.href = `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
  return true
}
