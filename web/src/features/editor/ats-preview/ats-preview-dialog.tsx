import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { sentenceOf } from '#web/platform/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useEditing } from '../editor-context.ts'
import type { TemplatesSlots } from '../editor-slots.ts'
import { useReading } from './use-ats-preview.ts'

interface ReadingDialogProps extends TemplatesSlots {
  templateId: string
  onClose: () => void
}

/** What software gets of the resume as it is now: its own PDF, read back. */
export const ReadingDialog = ({ templateId, AtsView, onClose }: ReadingDialogProps) => {
  const { store } = useEditing()
  const language = useLanguage()
  const { reading, error, again } = useReading(store, templateId)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        width="wide"
        title={<Trans>What an ATS reads</Trans>}
        description={
          <Trans>The text in the order in which software gets it, with the fields that were found marked.</Trans>
        }
      >
        {error ? (
          <Notice
            tone="bad"
            live="alert"
            title={<Trans>The page could not be read back</Trans>}
            actions={
              <Button size="small" onClick={again}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {error.code === 'empty' ? <Trans>There is nothing on the page yet.</Trans> : sentenceOf(error, language)}
          </Notice>
        ) : (
          <Suspense fallback={<Waiting />}>
            {reading ? <AtsView read={reading.read} file={reading.file} focus={null} /> : <Waiting />}
          </Suspense>
        )}
      </DialogContent>
    </Dialog>
  )
}

const Waiting = () => <Skeleton className="h-96 w-full" />
