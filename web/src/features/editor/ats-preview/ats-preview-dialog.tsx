import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { AtsView } from '#web/components/ats-view/lazy-ats-view.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useEditor } from '../editor-context.ts'
import { useAtsPreview } from './use-ats-preview.ts'

interface AtsPreviewDialogProps {
  templateId: string
  onClose: () => void
}

/** Shows what a parser extracts from the PDF of the open document. */
export const AtsPreviewDialog = ({ templateId, onClose }: AtsPreviewDialogProps) => {
  const { store } = useEditor()
  const language = useLanguage()
  const { preview, error, retry } = useAtsPreview(store, templateId)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        width="wide"
        title={<Trans>What an ATS reads</Trans>}
        description={
          <Trans>This is your text in the order an ATS reads it, with the fields it recognizes highlighted.</Trans>
        }
      >
        {error ? (
          <Notice
            tone="bad"
            live="alert"
            title={<Trans>We couldn’t check how an ATS reads the page</Trans>}
            actions={
              <Button size="small" onClick={retry}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {error.code === 'empty' ? <Trans>The resume is still empty.</Trans> : getErrorMessage(error, language)}
          </Notice>
        ) : (
          <Suspense fallback={<PreviewSkeleton />}>
            {preview ? (
              <AtsView extraction={preview.extraction} file={preview.file} focus={null} />
            ) : (
              <PreviewSkeleton />
            )}
          </Suspense>
        )}
      </DialogContent>
    </Dialog>
  )
}

const PreviewSkeleton = () => <Skeleton className="h-96 w-full" />
