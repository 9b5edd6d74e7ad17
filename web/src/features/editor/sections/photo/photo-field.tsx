import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { setValue } from '#shared/resume/edits/create-changes.ts'
import { Button } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { useDocumentText, useDocumentValue, useEdit } from '../../editor-context.ts'
import { cropPhoto } from './crop-photo.ts'
import { NoPlaceNotice } from './no-place-notice.tsx'

const PHOTO_PATH = ['personalInfo', 'photo']
const SHOW_PHOTO_PATH = ['styling', 'showPhoto']

/** An optional photo, printed by the templates that have a place for one. */
export const PhotoField = () => {
  const { t } = useLingui()
  const photo = useDocumentText(PHOTO_PATH)
  const shown = useDocumentValue(SHOW_PHOTO_PATH) === true
  const edit = useEdit()
  const file = useRef<HTMLInputElement>(null)
  const setPhoto = async (selected: File) => {
    try {
      const dataUrl = await cropPhoto(selected)
      edit.apply((document) => [
        ...setValue(document, PHOTO_PATH, dataUrl),
        ...setValue(document, SHOW_PHOTO_PATH, true),
      ])
    } catch (error) {
      console.warn(error)
      toast({ kind: 'error', title: t`We can’t read this image`, description: t`Choose a JPEG or PNG image.` })
    }
  }
  return (
    <details className="@lg:col-span-2" open={photo !== ''}>
      <summary className="min-h-9 py-1.5 text-note font-medium">
        <Trans>Photo (optional)</Trans>
      </summary>
      <p className="mt-1 text-note text-ink-soft">
        <Trans>A photo is optional, and customs differ by country. Only some templates show a photo.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-4">
        {photo && <img src={photo} alt="" className="size-16 rounded-full object-cover" />}
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          className="sr-only"
          tabIndex={-1}
          aria-label={t`Photo file`}
          onChange={(event) => {
            const [selected] = event.target.files ?? []
            if (selected) void setPhoto(selected)
            event.target.value = ''
          }}
        />
        <Button size="small" icon="upload" onClick={() => file.current?.click()}>
          {photo ? <Trans>Change photo</Trans> : <Trans>Add a photo</Trans>}
        </Button>
        {photo && (
          <>
            <Checkbox
              label={<Trans>Show photo</Trans>}
              checked={shown}
              onChange={(event) => edit.set(SHOW_PHOTO_PATH, event.target.checked)}
            />
            <Button
              size="small"
              kind="quiet"
              icon="trash"
              onClick={() =>
                edit.apply((document) => [
                  ...setValue(document, PHOTO_PATH, undefined),
                  ...setValue(document, SHOW_PHOTO_PATH, undefined),
                ])
              }
            >
              <Trans>Remove photo</Trans>
            </Button>
          </>
        )}
      </div>
      {photo && shown && <NoPlaceNotice />}
    </details>
  )
}
