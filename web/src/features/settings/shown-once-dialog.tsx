import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { DialogActions, DialogClose, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'

interface ShownOnceDialogProps {
  title: ReactNode
  /** What anyone who has the value can do. */
  about: ReactNode
  /** Name of the value. */
  label: string
  value: string
  copy: ReactNode
}

/** Shows a new secret for the only time, to be copied. */
export const ShownOnceDialog = ({ title, about, label, value, copy: copyLabel }: ShownOnceDialogProps) => {
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
    <DialogContent title={title}>
      <Notice tone="fair" title={<Trans>Copy it now. We won’t show it again.</Trans>}>
        {about}
      </Notice>
      <Field label={label} className="mt-5">
        <Input ref={inputRef} readOnly value={value} className="font-mono" onFocus={(event) => event.target.select()} />
      </Field>
      <DialogActions>
        <DialogClose className={buttonClass('plain')}>
          <Trans>Done</Trans>
        </DialogClose>
        <Button kind="primary" onClick={() => void copy()}>
          {isCopied ? <Trans>Copied</Trans> : copyLabel}
        </Button>
      </DialogActions>
    </DialogContent>
  )
}
