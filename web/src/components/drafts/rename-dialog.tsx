import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { renameDraft } from '#web/storage/drafts/drafts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { useDraftAction } from './use-draft-action.ts'

interface RenameDialogProps {
  id: string
  name: string
  onClose: () => void
  /** “Rename resume” by default. */
  title?: string
  /** Replaces writing to storage, for a draft that is open in a document store. */
  onRename?: (name: string) => void
}

export const RenameDialog = ({ id, name, title, onClose, onRename }: RenameDialogProps) => {
  const { t } = useLingui()
  const [text, setText] = useState(name)
  const run = useDraftAction()
  const rename = () => {
    const next = text.trim()
    if (next !== '' && next !== name) {
      if (onRename) onRename(next)
      else run(() => renameDraft(id, next))
    }
    onClose()
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={title ?? t`Rename resume`} width="narrow">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            rename()
          }}
        >
          <Field
            label={<Trans>Name</Trans>}
            hint={<Trans>Only you can see this name. It isn’t printed on the resume.</Trans>}
          >
            <Input value={text} maxLength={200} onChange={(event) => setText(event.target.value)} />
          </Field>
          <DialogActions>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button kind="primary" type="submit" disabled={text.trim() === ''}>
              <Trans>Rename</Trans>
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  )
}
