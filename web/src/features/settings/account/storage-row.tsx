import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Row } from '#web/components/settings-section.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { limitsQuery } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'
import { Progress } from '#web/ui/feedback/progress.tsx'

const BYTES_PER_MEGABYTE = 1024 * 1024

/** How much of its storage the account uses. */
export const StorageRow = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const { data } = useQuery(limitsQuery, queryClient)
  if (!data) return null
  const { storage, resumes, documents, drafts } = data
  const toMegabytes = (bytes: number) =>
    formatNumber(bytes / BYTES_PER_MEGABYTE, language, { maximumFractionDigits: 1 })
  const used = toMegabytes(storage.bytes)
  const limit = toMegabytes(storage.limit)
  return (
    <Row title={<Trans>Storage used</Trans>}>
      <p className="mb-2 tabular-nums">
        <Trans>
          {used} of {limit} MB
        </Trans>
      </p>
      <Progress label={t`Storage used`} value={Math.min(storage.bytes, storage.limit)} max={storage.limit} />
      <ul className="mt-2 tabular-nums">
        <li>
          <Plural value={resumes.count} one="# analyzed resume" other="# analyzed resumes" />
        </li>
        <li>
          <Trans>
            {documents.count} of {documents.limit} documents
          </Trans>
        </li>
        <li>
          <Trans>
            {drafts.count} of {drafts.limit} drafts
          </Trans>
        </li>
      </ul>
    </Row>
  )
}
