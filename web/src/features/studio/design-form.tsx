import { Trans, useLingui } from '@lingui/react/macro'
import type { DesignAxes } from '#shared/resume/design/design-axes.ts'
import type { OwnDesign } from '#shared/resume/design/own-design.ts'
import { FONT_FAMILIES, type FontFamily } from '#shared/resume/design/styling-values.ts'
import { Choice, Group } from './axis-fields.tsx'
import { HeaderGroup, PageGroup } from './page-groups.tsx'
import { SidebarGroup } from './sidebar-group.tsx'
import { DetailGroup, EntryGroup, HeadingGroup } from './text-groups.tsx'

interface DesignFormProps {
  design: OwnDesign
  onChange: (design: OwnDesign) => void
}

/** Everything that a design selects: page, header, headings, entries, lists and fonts. */
export const DesignForm = ({ design, onChange }: DesignFormProps) => {
  const set = (parts: Partial<DesignAxes>) => onChange({ ...design, axes: { ...design.axes, ...parts } })
  const { axes } = design
  return (
    <div className="border-line border-b">
      <PageGroup axes={axes} set={set} />
      <HeaderGroup axes={axes} set={set} />
      <HeadingGroup axes={axes} set={set} />
      <EntryGroup axes={axes} set={set} />
      <DetailGroup axes={axes} set={set} />
      {axes.layout !== 'single' && <SidebarGroup axes={axes} set={set} />}
      <FontGroup design={design} onChange={onChange} />
    </div>
  )
}

const FAMILY_NAMES = Object.fromEntries(FONT_FAMILIES.map((family) => [family, family]))
const isFamily = (name: string): name is FontFamily => FONT_FAMILIES.some((family) => family === name)

const FontGroup = ({ design, onChange }: DesignFormProps) => {
  const { t } = useLingui()
  return (
    <Group title={<Trans>Fonts from the catalog</Trans>}>
      <Choice<string>
        label={<Trans>Text font</Trans>}
        value={design.font}
        names={FAMILY_NAMES}
        onChange={(font) => isFamily(font) && onChange({ ...design, font })}
      />
      <Choice<string>
        label={<Trans>Heading font</Trans>}
        value={design.displayFont}
        names={FAMILY_NAMES}
        onChange={(displayFont) => isFamily(displayFont) && onChange({ ...design, displayFont })}
      />
      <p className="col-span-full text-ink-soft text-note">{t`Fonts you add under “Brand” replace these.`}</p>
    </Group>
  )
}
