import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { VersionReason } from '#shared/api-schema/draft-versions.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import type { VersionRow } from '#web/storage/database/rows.ts'

const REASONS: Readonly<Record<VersionReason, MessageDescriptor>> = {
  auto: msg`autosaved`,
  manual: msg`saved by you`,
  restore: msg`before another version was restored`,
  import: msg`before an import`,
  template: msg`before the template changed`,
}

/** Returns a function from a version to its time and the reason why it was saved. */
export const useVersionLabels = () => {
  const { i18n } = useLingui()
  const language = useLanguage()
  return ({ at, reason }: VersionRow) => ({
    time: formatDate(at, language, { dateStyle: 'medium', timeStyle: 'short' }),
    reason: i18n._(REASONS[reason]),
  })
}
