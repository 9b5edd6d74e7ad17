import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isLinkTarget } from '#shared/resume/prose/marks.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'

interface LinkDialogProps {
  /** The address that the text has; empty for none. */
  href: string
  /** Called with null to remove the link. */
  onSet: (href: string | null) => void
  onClose: () => void
}

const toTarget = (typed: string): string => {
  const text = typed.trim()
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return text
  return text.includes('@') && !text.includes('/') ? `mailto:${text}` : `https://${text}`
}

/** Asks for the address that a part of a line links to. */
export const LinkDialog = ({ href, onSet, onClose }: LinkDialogProps) => {
  const { t } = useLingui()
  const [typed, setTyped] = useState(href)
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    const target = toTarget(typed)
    if (isLinkTarget(target)) onSet(target)
    else setWrong(true)
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={t`Link`} width="narrow">
        {/* Not a form: it would be inside of the form of the resume for React's events. */}
        <Field
          label={<Trans>Address</Trans>}
          error={isWrong ? <Trans>Enter a web address, for example example.com/work.</Trans> : null}
        >
          <Input
            autoFocus
            value={typed}
            inputMode="url"
            autoComplete="off"
            placeholder="example.com/work"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              apply()
            }}
          />
        </Field>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button kind="primary" onClick={apply}>
            <Trans>Add link</Trans>
          </Button>
          {href !== '' && (
            <Button onClick={() => onSet(null)}>
              <Trans>Remove link</Trans>
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
