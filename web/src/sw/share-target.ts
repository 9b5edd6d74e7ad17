import { isCvType } from '#web/platform/cv-files.ts'

/** Cache in which a shared file waits for the analyzer; `platform/pwa/received-files.ts` reads it. */
const CACHE_NAME = 'share-inbox'
const ENTRY = '/share-inbox/file'
/** With `unknown` only a window of the installed app takes the input: the system shares with no other. */
const SENDER_HEADER = 'x-sender'
const MAX_FILE_BYTES = 10 * 1024 * 1024

/**
 * Who sent a share. Chromium hides `Sec-Fetch-Site` from service workers, so Origin and referrer count too. The system
 * sends the Origin `null` and no referrer, and so can a form of another site: that is `unknown`.
 */
const classifySender = ({ headers, referrer }: Request): 'own' | 'foreign' | 'unknown' => {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'none' || site === 'same-origin' ? 'own' : 'foreign'
  const origin = headers.get('origin')
  const sources = [origin === 'null' ? null : origin, referrer === 'about:client' ? null : referrer].filter(Boolean)
  if (sources.length === 0) return 'unknown'
  return sources.every((source) => source && new URL(source).origin === self.location.origin) ? 'own' : 'foreign'
}

/**
 * Handles the POST of the Web Share Target: stores the shared PDF, Word file or text on the device and opens the
 * analyzer.
 */
export const handleShareTarget = async ({ request }: { request: Request }): Promise<Response> => {
  const sender = classifySender(request)
  if (sender === 'foreign') return Response.redirect('/analyzer', 303)
  try {
    const form = await request.formData()
    const file = form.get('resume')
    const text = form.get('text')
    const shared =
      file instanceof File && file.size > 0 && file.size <= MAX_FILE_BYTES
        ? { body: file, name: file.name, type: isCvType(file.type) ? file.type : 'application/pdf' }
        : typeof text === 'string' && text.trim() !== ''
          ? { body: text, name: '', type: 'text/plain;charset=utf-8' }
          : null
    if (shared) {
      const headers = {
        'content-type': shared.type,
        'x-file-name': encodeURIComponent(shared.name),
        [SENDER_HEADER]: sender,
      }
      await (await caches.open(CACHE_NAME)).put(ENTRY, new Response(shared.body, { headers }))
    }
    return Response.redirect(shared ? '/analyzer?shared=1' : '/analyzer?shared=0', 303)
  } catch {
    return Response.redirect('/analyzer?shared=0', 303)
  }
}
