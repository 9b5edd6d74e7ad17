import { Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useState } from 'react'
import {
  createAccessKeyBody,
  KEY_LIFETIMES_DAYS,
  KEY_SCOPES,
  type KeyScope,
  MAX_KEY_NAME_CHARS,
} from '#shared/api-schema/access-keys.ts'
import { FormActions } from '#web/components/form-actions.tsx'
import { LifetimeSelect } from '#web/components/lifetime-select.tsx'
import { toAppError } from '#web/platform/api/errors.ts'
import { DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { createAccessKey, type NewAccessKey } from './use-access-keys.ts'
import { useScopeMessages } from './use-scope-messages.ts'

export const EMPTY_KEY: NewAccessKey = { name: '', scopes: ['read'], expiresInDays: 90 }

interface CreateKeyDialogProps {
  initial: NewAccessKey
  /** Called with the key, which no later request returns. */
  onCreated: (key: string) => void
}

/** The form of a new key. */
export const CreateKeyDialog = ({ initial, onCreated }: CreateKeyDialogProps) => {
  const { t } = useLingui()
  const [input, setInput] = useState(initial)
  const [isChecked, setIsChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const hasName = input.name.trim() !== ''
  const hasScope = input.scopes.length > 0

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (!createAccessKeyBody.safeParse(input).success) return
    setBusy(true)
    setError(null)
    try {
      onCreated((await createAccessKey(input)).key)
    } catch (thrown) {
      setBusy(false)
      if (toAppError(thrown).code !== 'cancelled') setError(thrown)
    }
  }

  return (
    <DialogContent
      title={<Trans>New access key</Trans>}
      description={<Trans>Give each program its own key, with only the permissions it needs.</Trans>}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field
          label={t`Name`}
          hint={t`For example, the name of the program or computer that uses it.`}
          error={isChecked && !hasName && t`Give the key a name.`}
        >
          <Input
            autoComplete="off"
            maxLength={MAX_KEY_NAME_CHARS}
            value={input.name}
            onChange={(event) => setInput({ ...input, name: event.target.value })}
          />
        </Field>
        <ScopeFields
          scopes={input.scopes}
          error={isChecked && !hasScope}
          onChange={(scopes) => setInput({ ...input, scopes })}
        />
        <Field label={t`Expires`}>
          <LifetimeSelect
            options={KEY_LIFETIMES_DAYS}
            value={input.expiresInDays}
            onChange={(expiresInDays) => setInput({ ...input, expiresInDays })}
          />
        </Field>
        <FormActions error={error} busy={busy}>
          {busy ? <Trans>Creating…</Trans> : <Trans>Create key</Trans>}
        </FormActions>
      </form>
    </DialogContent>
  )
}

interface ScopeFieldsProps {
  scopes: readonly KeyScope[]
  error: boolean
  onChange: (scopes: KeyScope[]) => void
}

const ScopeFields = ({ scopes, error, onChange }: ScopeFieldsProps) => {
  const messages = useScopeMessages()
  return (
    <fieldset>
      <legend className="font-medium text-note">
        <Trans>Permissions</Trans>
      </legend>
      {KEY_SCOPES.map((scope) => (
        <Checkbox
          key={scope}
          label={messages[scope].name}
          hint={messages[scope].about}
          checked={scopes.includes(scope)}
          onChange={({ target: { checked } }) =>
            onChange(KEY_SCOPES.filter((other) => (other === scope ? checked : scopes.includes(other))))
          }
        />
      ))}
      {error && (
        <p role="alert" className="mt-1 text-bad text-note">
          <Trans>Choose at least one permission.</Trans>
        </p>
      )}
    </fieldset>
  )
}
