import { useLingui } from '@lingui/react/macro'
import type { Warning } from '#shared/parser/extracted-document.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useWarningMessages } from './use-warning-messages.ts'

const MAX_WARNINGS = 12

/** Warnings about a file, one row per code with its first occurrence. `onSelect` receives a line index. */
export const WarningList = ({
  warnings,
  onSelect,
}: {
  warnings: readonly Warning[]
  onSelect: (line: number) => void
}) => {
  const { t } = useLingui()
  const getMessage = useWarningMessages()
  const firstByCode = [...new Map(warnings.toReversed().map((warning) => [warning.code, warning])).values()].slice(
    0,
    MAX_WARNINGS,
  )
  if (firstByCode.length === 0) {
    return (
      <p className="mb-4 flex items-center gap-2 text-good text-note">
        <Icon name="success" size={16} />
        {t`We found nothing that would confuse an ATS.`}
      </p>
    )
  }
  return (
    <ul className="mb-4 space-y-1 text-note">
      {firstByCode.toReversed().map(({ code, page, line }) => (
        <li key={code} className="flex items-start gap-2">
          <Icon name="warning" size={16} className="mt-0.5 text-beam-ink" />
          {line === undefined ? (
            <span>{getMessage(code)}</span>
          ) : (
            <button
              type="button"
              className="min-h-6 text-start underline decoration-line-strong underline-offset-3 hover:decoration-ink"
              onClick={() => onSelect(line)}
            >
              {getMessage(code)}
            </button>
          )}
          <span className="shrink-0 text-ink-faint">{t`p. ${page}`}</span>
        </li>
      ))}
    </ul>
  )
}
