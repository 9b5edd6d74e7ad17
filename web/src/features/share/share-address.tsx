import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ShareResponse } from '#shared/api-schema/shares.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { getShareUrl } from './use-shares.ts'

/** The address of a link, with a button that copies it; that of a new link is scrolled to and focused. */
export const ShareAddress = ({ share, isNew }: { share: ShareResponse; isNew: boolean }) => {
  const { t } = useLingui()
  const [isCopied, setIsCopied] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const { name } = share
  useEffect(() => {
    if (!isNew) return
    buttonRef.current?.focus({ preventScroll: true })
    buttonRef.current?.scrollIntoView({ block: 'center' })
  }, [isNew])

  const copy = async () => {
    // Selected too, for where the clipboard may not be written.
    inputRef.current?.select()
    try {
      await navigator.clipboard.writeText(getShareUrl(share))
      setIsCopied(true)
    } catch (error) {
      console.warn(error)
    }
  }

  return (
    <div className="flex gap-2">
      <Input
        ref={inputRef}
        readOnly
        aria-label={t`Link to ${name}`}
        value={getShareUrl(share)}
        className="min-w-0 flex-1"
        onFocus={(event) => event.target.select()}
      />
      <Button ref={buttonRef} icon="copy" onClick={() => void copy()} className="shrink-0">
        {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
      </Button>
    </div>
  )
}
