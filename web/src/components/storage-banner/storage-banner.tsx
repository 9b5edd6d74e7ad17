import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { StorageHealth } from '#web/storage/database/storage-health.ts'
import { storageHealth } from '#web/storage/database/storage-health.ts'
import { useStorageHealth } from '#web/storage/database/use-storage-health.ts'
import { saveAllPending } from '#web/storage/document/pending-saves.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice, type NoticeTone } from '#web/ui/feedback/notice.tsx'

interface Banner {
  readonly tone: NoticeTone
  readonly title: ReactNode
  readonly text: ReactNode
  readonly exports: boolean
  readonly action?: { readonly label: ReactNode; readonly run: () => void }
}

const reload = () => void saveAllPending().then(() => location.reload())

const BANNERS: Readonly<Record<Exclude<StorageHealth, 'ok'>, Banner>> = {
  memory: {
    tone: 'fair',
    title: <Trans>Your browser doesn’t let Faro save on this device</Trans>,
    text: (
      <Trans>
        This may be a private window. You can work as usual, but download your resume before you close the tab.
      </Trans>
    ),
    exports: true,
  },
  full: {
    tone: 'bad',
    title: <Trans>There is no space left on this device</Trans>,
    text: (
      <Trans>
        Your earlier work is safe, but new changes exist only in this tab. Download your resume or free up space. We’ll
        keep trying to save.
      </Trans>
    ),
    exports: true,
    action: { label: <Trans>Try again</Trans>, run: () => void saveAllPending() },
  },
  cleared: {
    tone: 'bad',
    title: <Trans>This site’s data was cleared while you were using it</Trans>,
    text: (
      <Trans>
        The other resumes on this device were deleted. To save the one on your screen again, make any change to it.
      </Trans>
    ),
    exports: true,
    action: { label: <Trans>OK</Trans>, run: () => storageHealth.set('ok') },
  },
  outdated: {
    tone: 'fair',
    title: <Trans>A newer version of Faro is open in another tab</Trans>,
    text: <Trans>Reload this tab to continue. Your work is saved.</Trans>,
    exports: false,
    action: { label: <Trans>Reload</Trans>, run: reload },
  },
  waiting: {
    tone: 'info',
    title: <Trans>Close your other Faro tabs</Trans>,
    text: (
      <Trans>
        A tab with an older version of Faro is using your resumes. They’ll open here as soon as you close or reload that
        tab.
      </Trans>
    ),
    exports: false,
  },
  stuck: {
    tone: 'bad',
    title: <Trans>Your browser isn’t finishing a save</Trans>,
    text: (
      <Trans>
        Another Faro tab may still be saving, or may not have closed completely. Export a copy, close your browser and
        open it again.
      </Trans>
    ),
    exports: true,
  },
}

/** Describes a problem of the device's storage and offers what can be done. */
export const StorageBanner = ({ onExport }: { onExport?: () => void }) => {
  const health = useStorageHealth()
  if (health === 'ok') return null
  const { tone, title, text, exports, action } = BANNERS[health]
  return (
    <Notice
      tone={tone}
      live="alert"
      title={title}
      className="mb-5"
      actions={
        <>
          {exports && onExport && (
            <Button size="small" icon="download" onClick={onExport}>
              <Trans>Export a copy</Trans>
            </Button>
          )}
          {action && (
            <Button size="small" onClick={action.run}>
              {action.label}
            </Button>
          )}
        </>
      }
    >
      {text}
    </Notice>
  )
}
