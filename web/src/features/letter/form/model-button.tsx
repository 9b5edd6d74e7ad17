import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCapability } from '#shared/plans.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { configQuery } from '#web/platform/api/queries.ts'
import { useAccountHint, useSession } from '#web/platform/auth/use-session.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { getPlansPath } from '#web/storage/drafts/drafts.ts'
import { Button } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { TextLink } from '#web/ui/link/text-link.tsx'
import { useLetterContext } from '../letter-context.ts'
import { fetchRewrites, toRewriteChanges } from '../rewrite-by-model.ts'

/** Lets the model of the server reword the sentences, where one is configured and the plan includes it. */
export const ModelButton = () => {
  const model = useQuery(configQuery).data?.advice.model ?? null
  const signedIn = useAccountHint() !== null
  return model !== null && signedIn ? <RewriteButton /> : null
}

const RewriteButton = () => {
  const { t } = useLingui()
  const { store, language } = useLetterContext()
  const interfaceLanguage = useLanguage()
  const online = useOnline()
  const { user } = useSession()
  const [busy, setBusy] = useState(false)
  if (!user) return null
  if (!hasCapability('letter-rewrites', user.subscriptionPlan, user.subscriptionStatus))
    return (
      <p className="mt-2 text-note text-ink-soft">
        <Trans>
          With the{' '}
          <TextLink to={getPlansPath(store.getSnapshot().id)} state={{ plan: 'professional' }}>
            Professional
          </TextLink>{' '}
          plan, AI can also reword the sentences. Each one is checked against your resume.
        </Trans>
      </p>
    )
  const rewrite = async () => {
    setBusy(true)
    try {
      const rewrites = await fetchRewrites(store.getSnapshot().document, language)
      const changes = toRewriteChanges(store.getSnapshot().document, language, rewrites)
      if (changes.length > 0) store.edit(changes)
      else toast({ title: t`The AI has no better wording to suggest`, description: t`Your letter hasn’t changed.` })
    } catch (error) {
      toast({ kind: 'error', title: t`Error`, description: getErrorMessage(error, interfaceLanguage) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button className="mt-3" size="small" busy={busy} disabled={!online} onClick={() => void rewrite()}>
      {busy ? <Trans>Asking AI…</Trans> : <Trans>Let AI reword it</Trans>}
    </Button>
  )
}
