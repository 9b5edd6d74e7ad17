import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { DialogActions, DialogClose, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'

/** Shows a new key for the only time, to be copied. */
export const CreatedKeyDialog = ({ value }: { value: string }) => {
  const { t } = useLingui()
  const [isCopied, setIsCopied] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)

  const copy = async () => {
    // Selected too, for where the clipboard may not be written.
    inputRef.current?.select()
    try {
      await navigator.clipboard.writeText(value)
      setIsCopied(true)
    } catch (error) {
      console.warn(error)
    }
  }

  return (
    <DialogContent title={<Trans>Your new key</Trans>}>
      <Notice tone="fair" title={<Trans>Copy it now. We won’t show it again.</Trans>}>
        <Trans>Treat it like a password: anyone who has it can use your account with its permissions.</Trans>
      </Notice>
      <Field label={t`Access key`} className="mt-5">
        <Input ref={inputRef} readOnly value={value} className="font-mono" onFocus={(event) => event.target.select()} />
      </Field>
      <DialogActions>
        <DialogClose className={buttonClass('plain')}>
          <Trans>Done</Trans>
        </DialogClose>
        <Button kind="primary" onClick={() => void copy()}>
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy the key</Trans>}
        </Button>
      </DialogActions>
    </DialogContent>
  )
}
