import { Trans, useLingui } from '@lingui/react/macro'
import { type SyntheticEvent, useState } from 'react'
import { createWebhookEndpointBody } from '#shared/api-schema/webhook-endpoints.ts'
import { MAX_WEBHOOK_ENDPOINTS } from '#shared/plans.ts'
import { FormActions } from '#web/components/form-actions.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog/dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { ShownOnceDialog } from '../shown-once-dialog.tsx'
import { createWebhook } from './use-webhooks.ts'

/** Adds an address; its secret is shown once. */
export const AddWebhook = ({ disabled, isFull }: { disabled: boolean; isFull: boolean }) => {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  const close = (open: boolean) => {
    if (open) return
    setIsOpen(false)
    setSecret(null)
  }
  return (
    <>
      <div className="mt-5">
        <Button size="small" disabled={disabled || isFull} onClick={() => setIsOpen(true)}>
          <Trans>Add a webhook</Trans>
        </Button>
        {isFull && (
          <p className="mt-2 text-ink-soft text-note">
            <Trans>
              You have {MAX_WEBHOOK_ENDPOINTS} webhooks, the maximum for an account. Remove one to add another.
            </Trans>
          </p>
        )}
      </div>
      <Dialog open={isOpen || secret !== null} onOpenChange={close}>
        {secret === null ? (
          <WebhookForm onCreated={setSecret} />
        ) : (
          <ShownOnceDialog
            title={<Trans>This webhook’s secret</Trans>}
            about={<Trans>Your program uses the secret to check that a delivery comes from Faro.</Trans>}
            label={t`Secret`}
            value={secret}
            copy={<Trans>Copy secret</Trans>}
          />
        )}
      </Dialog>
    </>
  )
}

const WebhookForm = ({ onCreated }: { onCreated: (secret: string) => void }) => {
  const { t } = useLingui()
  const [url, setUrl] = useState('https://')
  const [isChecked, setIsChecked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isValid = createWebhookEndpointBody.safeParse({ url: url.trim() }).success

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (!isValid) return
    setBusy(true)
    setError(null)
    try {
      onCreated((await createWebhook(url.trim())).secret)
    } catch (thrown) {
      setBusy(false)
      setError(thrown)
    }
  }

  return (
    <DialogContent
      title={<Trans>New webhook</Trans>}
      description={
        <Trans>
          When an analysis finishes, Faro sends a signed message that contains the analysis ID, never the text.
        </Trans>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
        <Field
          label={t`Address`}
          hint={t`Enter an https address that can be reached from the internet.`}
          error={isChecked && !isValid && t`Enter an https address with a host name, such as https://example.com/faro.`}
        >
          <Input type="url" autoComplete="off" value={url} onChange={(event) => setUrl(event.target.value)} />
        </Field>
        <FormActions error={error} busy={busy}>
          <Trans>Add webhook</Trans>
        </FormActions>
      </form>
    </DialogContent>
  )
}
