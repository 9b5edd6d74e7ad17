import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { getErrorMessage } from '#web/platform/api/errors.ts'
import { saveBlob } from '#web/platform/save-file.ts'
import type { Draft } from '#web/storage/drafts/draft.ts'
import { deleteDraft } from '#web/storage/drafts/drafts.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { readJsonFile } from './read-json-file.ts'

const loadBackup = () => import('#web/storage/drafts/backup.ts')

/** Backup, restore and deletion of the device's drafts, one at a time, with a toast for the result. */
export const useDraftBackup = (drafts: readonly Draft[]) => {
  const { t } = useLingui()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)

  const runBusy = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast({ kind: 'error', title: t`Error`, description: getErrorMessage(error, language) })
    } finally {
      setBusy(false)
    }
  }

  const saveBackup = () =>
    runBusy(async () => {
      const { createBackup } = await loadBackup()
      const json = await createBackup(Date.now())
      saveBlob(new Blob([json], { type: 'application/json' }), 'faro-backup.json')
    })

  const restore = (file: File) =>
    runBusy(async () => {
      const { restoreBackup } = await loadBackup()
      const restored = await restoreBackup(await readJsonFile(file))
      toast({
        kind: 'success',
        title: t`Restored`,
        description: t`${plural(restored, { one: '# draft restored', other: '# drafts restored' })}`,
      })
    })

  const deleteAll = () =>
    runBusy(async () => {
      await Promise.all(drafts.map(({ id }) => deleteDraft(id)))
      toast({ title: t`Deleted`, description: t`Your drafts will stay in the trash for 30 days.` })
    })

  return { busy, saveBackup, restore, deleteAll }
}
