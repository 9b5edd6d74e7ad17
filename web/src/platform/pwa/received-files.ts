import { unsafeCast } from '#shared/cast.ts'

const INBOX = 'share-inbox'
const ENTRY = '/share-inbox/file'

export type SharedInput =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string }

/** What was shared to Faro and waits (src/sw/share.ts put it there); taken out, so that it comes once. */
export const takeSharedInput = async (): Promise<SharedInput | null> => {
  if (!('caches' in window)) return null
  const inbox = await caches.open(INBOX)
  const entry = await inbox.match(ENTRY)
  if (!entry) return null
  await inbox.delete(ENTRY)
  if (entry.headers.get('content-type')?.startsWith('text/')) return { kind: 'text', text: await entry.text() }
  const name = decodeURIComponent(entry.headers.get('x-file-name') ?? '') || 'cv.pdf'
  return { kind: 'file', file: new File([await entry.blob()], name, { type: 'application/pdf' }) }
}

/** Drops what was shared and not taken out yet: it was the person's who leaves. */
export const deleteSharedInput = async (): Promise<void> => {
  if ('caches' in window) await caches.delete(INBOX)
}

interface LaunchQueue {
  setConsumer(consumer: (params: { files: readonly { getFile(): Promise<File> }[] }) => void): void
}

/** Files opened with Faro from the system; a file that cannot be read is logged. */
export const onOpenedFile = (take: (file: File) => void): void => {
  const { launchQueue } = unsafeCast<{ launchQueue?: LaunchQueue }>(window, 'Chromium has it where files can be opened')
  launchQueue?.setConsumer(({ files }) => {
    files[0]?.getFile().then(take, (error: unknown) => console.warn(error))
  })
}
