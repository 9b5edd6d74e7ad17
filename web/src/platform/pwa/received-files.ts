import { unsafeCast } from '#shared/cast.ts'
import { isInstalled } from './is-installed.ts'

const CACHE_NAME = 'share-inbox'
const ENTRY = '/share-inbox/file'

export type SharedInput = (
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string }
) & {
  /** The system or our own page sent it. Otherwise a page of another site may have: ask before it is used. */
  readonly isVerified: boolean
}

/**
 * Returns and deletes the input that `sw/share-target.ts` stored; null when there is none. One of an unknown sender is for
 * windows of the installed app, because the system shares with no other.
 */
export const takeSharedInput = async (): Promise<SharedInput | null> => {
  if (!('caches' in window)) return null
  const inbox = await caches.open(CACHE_NAME)
  const entry = await inbox.match(ENTRY)
  if (!entry) return null
  await inbox.delete(ENTRY)
  const isVerified = entry.headers.get('x-sender') === 'own'
  if (!isVerified && !isInstalled()) return null
  const type = entry.headers.get('content-type') ?? ''
  if (type.startsWith('text/')) return { kind: 'text', text: await entry.text(), isVerified }
  const name = decodeURIComponent(entry.headers.get('x-file-name') ?? '') || 'cv.pdf'
  return { kind: 'file', file: new File([await entry.blob()], name, { type }), isVerified }
}

/** Deletes a shared input that was not used; call it at sign-out. */
export const deleteSharedInput = async (): Promise<void> => {
  if ('caches' in window) await caches.delete(CACHE_NAME)
}

interface LaunchQueue {
  setConsumer(consumer: (params: { files: readonly { getFile(): Promise<File> }[] }) => void): void
}

let openedFileListener: ((file: File) => void) | null = null
/** Opened while nobody listened: the system brings the app to the front on whatever screen it shows. */
let waitingFile: File | null = null

const receiveFile = (file: File): void => {
  if (openedFileListener) openedFileListener(file)
  else waitingFile = file
}

/**
 * Calls `onFile` for files that the operating system opens with the app, also for the last one that was opened before.
 * An unreadable file is only logged. Returns the unsubscribe function.
 */
export const onOpenedFile = (onFile: (file: File) => void): (() => void) => {
  openedFileListener = onFile
  if (waitingFile) onFile(waitingFile)
  waitingFile = null
  const { launchQueue } = unsafeCast<{ launchQueue?: LaunchQueue }>(window, 'Chromium has it where files can be opened')
  launchQueue?.setConsumer(({ files }) => {
    files[0]?.getFile().then(receiveFile, (error: unknown) => console.warn(error))
  })
  return () => {
    openedFileListener = null
  }
}
