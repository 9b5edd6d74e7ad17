import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ExtractedDocument } from '#shared/parser/extracted-document.ts'
import { toAppError } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'

interface OptimizeButtonProps {
  /** The text of the CV, where it is at hand; without it the gallery opens alone. */
  read: (() => Promise<ExtractedDocument | null>) | null
  name: string
  resumeId: string | null
}

/** To the templates, with what was read of the CV in a new draft. */
export const OptimizeButton = ({ read, name, resumeId }: OptimizeButtonProps) => {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    try {
      const document = read ? await read() : null
      if (!document) return await navigate('/templates')
      const { createDraftFromParse: draftFromReading } = await import('./create-draft-from-parse.ts')
      await navigate(await draftFromReading(document, { name, resumeId }))
    } catch (error) {
      console.warn(toAppError(error))
      await navigate('/templates')
    }
  }
  return (
    <Button kind="beam" size="large" icon="arrow-right" busy={busy} onClick={() => void go()}>
      <Trans>Optimize with Templates</Trans>
    </Button>
  )
}
