import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { toAppError } from '#web/platform/api/errors.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useNavigate } from '#web/ui/router/router.tsx'
import type { ParsedExtraction } from '#web/workers/extract/client.ts'
import type { DraftSource } from './draft-source.ts'

interface OptimizeButtonProps {
  /** Loads the parsed CV; when it fails, only the gallery opens. */
  load: () => Promise<ParsedExtraction>
  /** The analyzed file, when this tab still has it; a PDF of ours has its resume in it. */
  file: Blob | null
  source: DraftSource
}

/** Opens the templates with the draft made from the CV. */
export const OptimizeButton = ({ load, file, source }: OptimizeButtonProps) => {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const openTemplates = async () => {
    setBusy(true)
    try {
      const extraction = await load()
      const { openGallery } = await import('./open-finding.ts')
      await navigate(await openGallery(file, extraction, source))
    } catch (error) {
      console.warn(toAppError(error))
      await navigate('/templates')
    }
  }
  return (
    <Button kind="beam" size="large" icon="arrow-right" busy={busy} onClick={() => void openTemplates()}>
      <Trans>Optimize with templates</Trans>
    </Button>
  )
}
