import { Trans } from '@lingui/react/macro'
import { getMessages } from '#shared/messages/messages.ts'
import type { DesignAxes } from '#shared/resume/design/design-axes.ts'
import { SECTION_KEYS } from '#shared/resume/design/styling-values.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { type AxesProps, Choice, Group, Range } from './axis-fields.tsx'
import { useAxisNames } from './axis-names.ts'

/** Width, background and sections of the sidebar. */
export const SidebarGroup = ({ axes, set }: AxesProps) => {
  const names = useAxisNames()
  const language = useLanguage()
  const { sidebar } = axes
  const titles = getMessages(language).document.sections
  const change = (parts: Partial<DesignAxes['sidebar']>) => set({ sidebar: { ...sidebar, ...parts } })
  return (
    <Group title={<Trans>Sidebar</Trans>}>
      <Range
        label={<Trans>Width</Trans>}
        value={sidebar.width}
        min={0.24}
        max={0.4}
        step={0.01}
        text={formatNumber(sidebar.width, language, { style: 'percent' })}
        onChange={(width) => change({ width })}
      />
      <Choice
        label={<Trans>Background</Trans>}
        value={sidebar.background}
        names={names.sidebarBackground}
        onChange={(background) => change({ background })}
      />
      <fieldset className="col-span-full">
        <legend className="font-medium text-note">
          <Trans>Sections in the sidebar</Trans>
        </legend>
        <div className="grid grid-cols-2">
          {SECTION_KEYS.map((key) => (
            <Checkbox
              key={key}
              label={titles[key]}
              checked={sidebar.sections.includes(key)}
              onChange={({ target }) =>
                change({
                  sections: target.checked
                    ? [...sidebar.sections, key]
                    : sidebar.sections.filter((section) => section !== key),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </Group>
  )
}
