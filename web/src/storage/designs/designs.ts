import type { SavedDesign } from '#shared/resume/design/own-design.ts'
import { bindToAccount } from '../account/bind-to-account.ts'
import { currentAccount, VISITOR_ACCOUNT } from '../account/current-account.ts'
import { newId } from '../new-id.ts'
import { openDesignTable } from './design-table.ts'

let running: Promise<void> | undefined
let rerunRequested = false

/** Syncs the designs of the current account. Resolves when it has ended; never rejects. */
export const syncDesignsNow = async (): Promise<void> => {
  if (running) {
    rerunRequested = true
    return running
  }
  running = syncOnce().finally(() => {
    running = undefined
  })
  await running
  if (!rerunRequested) return
  rerunRequested = false
  await syncDesignsNow()
}

const syncOnce = async (): Promise<void> => {
  const account = currentAccount.get()
  if (account === VISITOR_ACCOUNT || !navigator.onLine) return
  try {
    const [{ syncDesigns }, { apiDesignRemote }] = await Promise.all([
      import('./sync-designs.ts'),
      import('./api-design-remote.ts'),
    ])
    const remote = bindToAccount(account, apiDesignRemote)
    const work = () => syncDesigns({ table: openDesignTable(account), remote, newId })
    await (navigator.locks ? navigator.locks.request('faro-designs', work) : work())
  } catch (error) {
    console.warn('designs could not be synced', error)
  }
}

/** Saves a design on this device and, when it is online, in the account. Rejects when the device cannot store it. */
export const saveDesign = async (design: SavedDesign): Promise<void> => {
  const table = openDesignTable(currentAccount.get())
  const before = await table.get(design.id)
  await table.put({
    id: design.id,
    design,
    version: before?.version ?? 0,
    isChanged: true,
    isDeleted: false,
    updatedAt: Date.now(),
    refused: null,
  })
  await syncDesignsNow()
}

/** Deletes a design here and in the account. Documents drawn in it stay as they are. */
export const deleteDesign = async (id: string): Promise<void> => {
  const table = openDesignTable(currentAccount.get())
  const row = await table.get(id)
  if (!row) return
  if (row.version === 0) await table.remove(id)
  else await table.put({ ...row, isDeleted: true, isChanged: true, updatedAt: Date.now() })
  await syncDesignsNow()
}
