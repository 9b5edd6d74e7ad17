import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { TEAM_CHARS } from '#shared/api-schema/teams.ts'
import { useOnline } from '#web/platform/use-online.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { useTeamAction } from '../use-team-action.ts'

interface NameFormProps {
  initial: string
  submit: ReactNode
  onSave: (name: string) => Promise<unknown>
}

/** The name of a team. */
export const NameForm = ({ initial, submit, onSave }: NameFormProps) => {
  const { t } = useLingui()
  const online = useOnline()
  const { busy, run } = useTeamAction()
  const [name, setName] = useState(initial)
  const [isChecked, setIsChecked] = useState(false)
  const isEmpty = name.trim() === ''

  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (!isEmpty) void run(() => onSave(name))
  }
  return (
    <form noValidate onSubmit={save} className="flex max-w-xl flex-col gap-3">
      <Field
        label={t`Team name`}
        hint={t`Members and the people you invite can see this name.`}
        error={isChecked && isEmpty && t`Give the team a name.`}
      >
        <Input
          autoComplete="organization"
          maxLength={TEAM_CHARS.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button type="submit" kind={initial ? 'plain' : 'primary'} busy={busy} disabled={!online} className="self-start">
        {busy ? <Trans>Saving…</Trans> : submit}
      </Button>
    </form>
  )
}
