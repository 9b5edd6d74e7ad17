import { Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useState } from 'react'
import { SHARE_LIFETIMES_DAYS, SHARE_PASSWORD_CHARS } from '#shared/api-schema/shares.ts'
import { LifetimeSelect } from '#web/components/lifetime-select.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage, toAppError } from '#web/platform/api/errors.ts'
import { useOnline } from '#web/platform/use-online.ts'
import type { DocumentStore } from '#web/storage/document/document-store.types.ts'
import { syncDraftsNow } from '#web/storage/sync/sync-scheduler.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { createShare, type NewShare } from './use-shares.ts'

type Settings = Pick<NewShare, 'expiresInDays' | 'hidesContact' | 'allowsPdf'> & { readonly password: string }
const DEFAULTS: Settings = { password: '', expiresInDays: 30, hidesContact: false, allowsPdf: true }

interface CreateShareProps {
  store: DocumentStore
  /** Gets the id of a new link. */
  onCreated: (id: string) => void
}

/** The form of a new link. */
export const CreateShare = ({ store, onCreated }: CreateShareProps) => {
  const { t } = useLingui()
  const online = useOnline()
  const [settings, setSettings] = useState(DEFAULTS)
  const { busy, error, create } = useCreateShare(store)
  const { password } = settings
  const [isChecked, setIsChecked] = useState(false)
  const isShort = password !== '' && password.length < SHARE_PASSWORD_CHARS.min
  const minimum = SHARE_PASSWORD_CHARS.min

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (isShort) return
    void create(settings).then((id) => {
      if (id === null) return
      setSettings(DEFAULTS)
      setIsChecked(false)
      onCreated(id)
    })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={t`Password`}
        aside={<Trans>optional</Trans>}
        hint={t`Use at least ${minimum} characters. We can’t show the password again.`}
        error={isChecked && isShort && t`Use at least ${minimum} characters, or leave it empty.`}
      >
        <Input
          autoComplete="off"
          maxLength={SHARE_PASSWORD_CHARS.max}
          value={password}
          onChange={(event) => setSettings({ ...settings, password: event.target.value })}
        />
      </Field>
      <Field label={t`Expires`}>
        <LifetimeSelect
          options={SHARE_LIFETIMES_DAYS}
          value={settings.expiresInDays}
          onChange={(expiresInDays) => setSettings({ ...settings, expiresInDays })}
        />
      </Field>
      <div>
        <Checkbox
          label={<Trans>Hide contact details</Trans>}
          hint={
            <Trans>
              We leave out your photo, email, phone number, location and links, even where the text mentions them.
            </Trans>
          }
          checked={settings.hidesContact}
          onChange={(event) => setSettings({ ...settings, hidesContact: event.target.checked })}
        />
        <Checkbox
          label={<Trans>Allow PDF download</Trans>}
          checked={settings.allowsPdf}
          onChange={(event) => setSettings({ ...settings, allowsPdf: event.target.checked })}
        />
      </div>
      {error !== null && <Notice tone="bad" live="alert" title={error} />}
      <Button type="submit" kind="primary" icon="link" busy={busy} disabled={!online} className="self-start">
        {busy ? <Trans>Creating…</Trans> : <Trans>Create a link</Trans>}
      </Button>
    </form>
  )
}

/** Saves the draft to the account and makes a link to it; `create` returns its id. `error`: a sentence. */
const useCreateShare = (store: DocumentStore) => {
  const { t } = useLingui()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const create = async ({ password, ...settings }: Settings): Promise<string | null> => {
    setBusy(true)
    setError(null)
    try {
      await store.savePending()
      await syncDraftsNow()
      const { id: draftId, name } = store.getSnapshot()
      const { id } = await createShare({
        ...settings,
        draftId,
        name: name.trim() || t`Resume`,
        password: password || null,
      })
      return id
    } catch (thrown) {
      const isUnsaved = toAppError(thrown).code === 'not-found'
      setError(
        isUnsaved
          ? t`This resume isn’t saved in your account yet. Try again in a few seconds.`
          : getErrorMessage(thrown, language),
      )
      return null
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, create }
}
