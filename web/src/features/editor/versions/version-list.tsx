import { Trans, useLingui } from '@lingui/react/macro'
import type { VersionRow } from '#web/storage/database/rows.ts'
import { showName } from '#web/ui/shown-name.tsx'
import { useVersionLabels } from './version-name.ts'

interface VersionListProps {
  versions: readonly VersionRow[]
  selected: VersionRow | null
  /** Whether versions belong into the account. */
  isStored: boolean
  onSelect: (version: VersionRow) => void
}

/** The saved versions of a draft, newest first; one of them is shown. */
export const VersionList = ({ versions, selected, isStored, onSelect }: VersionListProps) => {
  const { t } = useLingui()
  const getLabels = useVersionLabels()
  return (
    <ol aria-label={t`Saved versions`} className="max-h-44 overflow-y-auto border-line border-b lg:max-h-[60dvh]">
      {versions.map((version) => {
        const { time, reason } = getLabels(version)
        return (
          <li key={version.id} className="border-line border-t">
            <button
              type="button"
              aria-pressed={version.id === selected?.id}
              className="block w-full rounded-faro px-2 py-2 text-start hover:bg-sunk aria-pressed:bg-sunk focus-visible:-outline-offset-2"
              onClick={() => onSelect(version)}
            >
              {version.name !== '' && <span className="block truncate font-medium">{showName(version.name)}</span>}
              <span className="block tabular-nums">{time}</span>
              <span className="block text-note text-ink-soft">{reason}</span>
              {isStored && version.accountName === null && (
                <span className="block text-note text-ink-soft">
                  <Trans>only on this device</Trans>
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
