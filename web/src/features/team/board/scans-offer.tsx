import { Plural, Trans } from '@lingui/react/macro'
import { OfferText } from '#web/components/recognition/recognition-offer.tsx'
import { useDownloadSize } from '#web/components/recognition/use-recognition.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { showName } from '#web/ui/shown-name.tsx'
import type { FailedFile } from './use-board-queue.ts'

interface ScansOfferProps {
  scans: readonly FailedFile[]
  onRecognize: () => void
  onDismiss: () => void
}

/** Offers to recognize all scans among the files on the device, with the size of the download. */
export const ScansOffer = ({ scans, onRecognize, onDismiss }: ScansOfferProps) => {
  const online = useOnline()
  const download = useDownloadSize()
  return (
    <Notice
      tone="info"
      live="status"
      title={<Plural value={scans.length} one="# file is a scan" other="# files are scans" />}
      actions={
        <>
          <Button size="small" icon="eye" disabled={download !== 0 && !online} onClick={onRecognize}>
            <Trans>Recognize text</Trans>
          </Button>
          <Button size="small" onClick={onDismiss}>
            <Trans>Dismiss</Trans>
          </Button>
        </>
      }
    >
      <OfferText download={download} />
      <ul className="mt-1 space-y-1">
        {scans.map(({ id, fileName }) => (
          <li key={id} className="wrap-anywhere font-medium">
            {showName(fileName)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
