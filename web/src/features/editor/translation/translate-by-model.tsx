import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '#shared/languages.ts'
import { hasCapability } from '#shared/plans.ts'
import type { Change } from '#shared/resume/edits/changes.ts'
import type { ResumeDocument } from '#shared/resume/schema/document.ts'
import type { LocalizedField } from '#shared/resume/translation/localized-fields.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { configQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { useSubscription } from '#web/platform/auth/use-session.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { ChangesDialog } from '../proposals/changes-dialog.tsx'
import { fetchTranslations } from './fetch-translations.ts'

interface TranslateByModelProps {
  document: ResumeDocument
  fields: readonly LocalizedField[]
  /** The language whose missing texts are asked for. */
  language: Language
}

/** Proposes the missing texts of a language by the model, where plan and server have it. */
export const TranslateByModel = ({ document, fields, language }: TranslateByModelProps) => {
  const { t } = useLingui()
  const interfaceLanguage = useLanguage()
  const { status } = useSubscription()
  const model = useQuery(configQuery, queryClient).data?.advice.model ?? null
  const online = useOnline()
  const [busy, setBusy] = useState(false)
  const [changes, setChanges] = useState<readonly Change[] | null>(null)
  const isIncluded = status !== null && hasCapability('translations', status.plan, status.providerStatus)
  if (model === null || !isIncluded) return null

  const load = async () => {
    setBusy(true)
    try {
      const proposed = await fetchTranslations(document, fields, language)
      if (proposed.length > 0) setChanges(proposed)
      else
        toast({
          title: t`No translations`,
          description: t`The AI couldn’t translate this without changing the meaning, so nothing was changed.`,
        })
    } catch (error) {
      toast({ kind: 'error', title: t`Error`, description: getErrorMessage(error, interfaceLanguage) })
    } finally {
      setBusy(false)
    }
  }
  const close = () => setChanges(null)
  return (
    <>
      <Button size="small" busy={busy} disabled={!online} onClick={() => void load()}>
        {busy ? <Trans>Asking AI…</Trans> : <Trans>Translate with AI</Trans>}
      </Button>
      {changes && (
        <ChangesDialog
          title={t`Proposed translations`}
          description={<Trans>Read each translation before you accept it. Nothing changes until you do.</Trans>}
          changes={changes}
          onDecided={close}
          onClose={close}
        />
      )}
    </>
  )
}
