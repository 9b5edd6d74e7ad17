import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import type { ImportControls } from './use-import.ts'

/** Starts a draft from a file or from the sample. */
export const ImportMenu = ({ busy, file, sample }: ImportControls) => {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".pdf,.json,.txt,application/pdf,application/json,text/plain"
        className="sr-only"
        tabIndex={-1}
        aria-label={t`File to import`}
        onChange={(event) => {
          const [selected] = event.target.files ?? []
          if (selected) file(selected)
          event.target.value = ''
        }}
      />
      <Menu
        trigger={
          <Button icon="upload" busy={busy}>
            <Trans>Start from your CV</Trans>
          </Button>
        }
      >
        <MenuItem icon="file-text" onSelect={() => input.current?.click()}>
          <Trans>Import a PDF, JSON Resume or Faro file</Trans>
        </MenuItem>
        <MenuItem icon="eye" onSelect={sample}>
          <Trans>Open a sample</Trans>
        </MenuItem>
      </Menu>
    </>
  )
}
