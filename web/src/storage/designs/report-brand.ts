import type { Brand } from '#shared/resume/design/brand.ts'
import { currentAccount, VISITOR_ACCOUNT } from '../account/current-account.ts'
import { openDesignTable } from './design-table.ts'

/** The brand of the person's reports: that of the design that was saved last of those that have it on reports. */
export const loadReportBrand = async (): Promise<Brand | undefined> => {
  const account = currentAccount.get()
  if (account === VISITOR_ACCOUNT) return undefined
  try {
    const rows = await openDesignTable(account).list()
    const marked = rows.filter(({ design, isDeleted }) => design.onReports && !isDeleted)
    return marked.toSorted((a, b) => b.updatedAt - a.updatedAt)[0]?.design.brand
  } catch (error) {
    console.warn('the brand of reports could not be read', error)
    return undefined
  }
}
