import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { getTheme, onThemeChange, setTheme, type Theme } from '#web/platform/theme.ts'
import { SegmentedControl } from '#web/ui/form/segmented-control.tsx'
import type { IconName } from '#web/ui/icon/icon-paths.ts'

const ICONS: Readonly<Record<Theme, IconName>> = { light: 'sun', dark: 'moon', system: 'screen' }
const onServer = (): Theme => 'system'

/** Changes the color theme; its choices are icons with a name. */
export const ThemeControl = ({ quiet = false }: { quiet?: boolean }) => {
  const { t } = useLingui()
  const theme = useSyncExternalStore(onThemeChange, getTheme, onServer)
  const names: Readonly<Record<Theme, string>> = { light: t`Light`, dark: t`Dark`, system: t`System` }
  return (
    <SegmentedControl
      quiet={quiet}
      legend={t`Theme`}
      value={theme}
      onChange={setTheme}
      iconsOnly
      segments={(['light', 'dark', 'system'] as const).map((value) => ({
        value,
        label: names[value],
        icon: ICONS[value],
      }))}
    />
  )
}
