import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { UserResponse } from '#shared/api-schema/account.ts'
import { Row, Section } from '#web/components/settings-section.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { client, fetchBlob, requestVoid } from '#web/platform/api/client.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { withRecentSignIn } from '#web/platform/auth/recent-sign-in.ts'
import { clearCachedSession } from '#web/platform/auth/sign-in.ts'
import { saveBlob } from '#web/platform/save-file.ts'
import { Button } from '#web/ui/button/button.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { useNavigate } from '#web/ui/router/router.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { StorageRow } from './storage-row.tsx'

/** Export and deletion of everything the server stores about the account. */
export const DataSection = ({ user }: { user: UserResponse }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const [exporting, setExporting] = useState(false)

  const exportAll = async () => {
    setExporting(true)
    try {
      saveBlob(await fetchBlob(client.api.account.export.$get()), 'faro-account.zip')
    } catch (error) {
      toast({ kind: 'error', title: t`Error`, description: getErrorMessage(error, language) })
    } finally {
      setExporting(false)
    }
  }

  const remove = async () => {
    await withRecentSignIn({ name: 'delete-account', input: '' }, () => requestVoid(client.api.account.$delete()))
    clearCachedSession()
    const { deleteAccountData } = await import('#web/storage/account/account-data.ts')
    await deleteAccountData(user.id)
    toast({ title: t`Account deleted`, description: t`Your account and everything in it were deleted.` })
    await navigate('/')
  }

  return (
    <Section
      id="data"
      title={<Trans>Your data</Trans>}
      about={<Trans>You can download or delete your data at any time.</Trans>}
    >
      <StorageRow />
      <Row
        title={<Trans>Export my data</Trans>}
        action={
          <Button size="small" icon="download" busy={exporting} onClick={() => void exportAll()}>
            {exporting ? <Trans>Preparing…</Trans> : <Trans>Download everything</Trans>}
          </Button>
        }
      >
        <Trans>A ZIP file with everything in your account: resumes, analyses, documents and usage.</Trans>
      </Row>
      <Row title={<Trans>Delete my account</Trans>} action={<DeleteAccount email={user.email} onDelete={remove} />}>
        <Trans>
          This immediately and permanently deletes your resumes, analyses, documents and sessions, and ends your
          subscription.
        </Trans>
      </Row>
    </Section>
  )
}
