import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '#web/i18n/use-language.ts'
import { sentenceOf } from '#web/platform/errors.ts'
import { draftPath } from '#web/storage/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'

/** From a file or a sample into a new draft. */
export const ImportMenu = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const file = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)

  const run = async (work: () => Promise<string | null>) => {
    setBusy(true)
    try {
      const id = await work()
      if (id) await navigate(draftPath(id))
    } catch (error) {
      toast({ kind: 'error', title: t`It could not be imported`, description: sentenceOf(error, language) })
    } finally {
      setBusy(false)
    }
  }
  const read = async (chosen: File): Promise<string | null> => {
    const { importFile } = await import('./import-file.ts')
    const outcome = await importFile(chosen, language, new AbortController().signal)
    if (outcome.kind === 'backup') {
      toast({
        kind: 'success',
        title: t`The backup is back`,
        description: plural(outcome.restored, { one: '# resume was restored', other: '# resumes were restored' }),
      })
      return null
    }
    if (outcome.dropped > 0)
      toast({
        title: t`Imported`,
        description: plural(outcome.dropped, {
          one: '# part of the file has no place in a resume and was left out',
          other: '# parts of the file have no place in a resume and were left out',
        }),
      })
    return outcome.id
  }
  const take = (files: FileList | null) => {
    const [chosen] = files ?? []
    if (chosen) void run(() => read(chosen))
  }
  const sample = () => void run(async () => (await import('./sample.ts')).createSample(language))
  return (
    <>
      <input
        ref={file}
        type="file"
        accept=".pdf,.json,.txt,application/pdf,application/json,text/plain"
        className="sr-only"
        tabIndex={-1}
        aria-label={t`File to import`}
        onChange={(event) => {
          take(event.target.files)
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
        <MenuItem icon="file-text" onSelect={() => file.current?.click()}>
          <Trans>Import a PDF, JSON Resume or Faro file</Trans>
        </MenuItem>
        <MenuItem icon="eye" onSelect={sample}>
          <Trans>Open a sample</Trans>
        </MenuItem>
      </Menu>
    </>
  )
}
