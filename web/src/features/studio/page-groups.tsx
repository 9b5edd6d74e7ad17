import { Trans } from '@lingui/react/macro'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { type AxesProps, Choice, Group, Range, usePoints } from './axis-fields.tsx'
import { useAxisNames } from './axis-names.ts'

/** Columns, spacing, margins and decoration of the page. */
export const PageGroup = ({ axes, set }: AxesProps) => {
  const names = useAxisNames()
  const toPoints = usePoints()
  const { margin } = axes
  return (
    <Group title={<Trans>Page</Trans>} open>
      <Choice
        label={<Trans>Columns</Trans>}
        value={axes.layout}
        names={names.layout}
        onChange={(layout) =>
          set({ layout, ...(layout === 'single' && axes.header === 'sidebar' && { header: 'left' }) })
        }
      />
      <Choice
        label={<Trans>Spacing</Trans>}
        value={axes.spacing}
        names={names.spacing}
        onChange={(spacing) => set({ spacing })}
      />
      <Range
        label={<Trans>Side margins</Trans>}
        value={margin.x}
        min={28}
        max={90}
        step={2}
        text={toPoints(margin.x)}
        onChange={(x) => set({ margin: { ...margin, x } })}
      />
      <Range
        label={<Trans>Top and bottom margins</Trans>}
        value={margin.y}
        min={28}
        max={80}
        step={2}
        text={toPoints(margin.y)}
        onChange={(y) => set({ margin: { ...margin, y } })}
      />
      <Choice
        label={<Trans>Page decoration</Trans>}
        value={axes.page}
        names={names.page}
        onChange={(page) => set({ page })}
      />
      <Choice
        label={<Trans>Page number</Trans>}
        value={axes.furniture}
        names={names.furniture}
        onChange={(furniture) => set({ furniture })}
      />
    </Group>
  )
}

/** Name, professional title, contacts and photo. */
export const HeaderGroup = ({ axes, set }: AxesProps) => {
  const names = useAxisNames()
  const toPoints = usePoints()
  const { nameStyle, size } = axes
  const { sidebar, ...headers } = names.header
  const isFilled = axes.header === 'banner' || axes.header === 'panel'
  return (
    <Group title={<Trans>Name and contact details</Trans>}>
      <Choice
        label={<Trans>Header layout</Trans>}
        value={axes.header}
        names={axes.layout === 'single' ? headers : { ...headers, sidebar }}
        onChange={(header) => set({ header })}
      />
      {isFilled ? (
        <Choice
          label={<Trans>Background</Trans>}
          value={axes.headerBackground}
          names={names.backgrounds}
          onChange={(headerBackground) => set({ headerBackground })}
        />
      ) : (
        <Choice
          label={<Trans>Line below</Trans>}
          value={axes.headerRule}
          names={names.headerRule}
          onChange={(headerRule) => set({ headerRule })}
        />
      )}
      <Range
        label={<Trans>Name size</Trans>}
        value={size.name}
        min={16}
        max={56}
        step={1}
        text={toPoints(size.name)}
        onChange={(name) => set({ size: { ...size, name } })}
      />
      <Choice
        label={<Trans>Name weight</Trans>}
        value={nameStyle.weight}
        names={names.nameWeight}
        onChange={(weight) => set({ nameStyle: { ...nameStyle, weight } })}
      />
      <Choice
        label={<Trans>Letter case of the name</Trans>}
        value={nameStyle.case}
        names={names.cases}
        onChange={(letterCase) => set({ nameStyle: { ...nameStyle, case: letterCase } })}
      />
      <Choice
        label={<Trans>Name color</Trans>}
        value={nameStyle.color}
        names={{ ink: names.colors.ink, primary: names.colors.primary }}
        onChange={(color) => set({ nameStyle: { ...nameStyle, color } })}
      />
      <Choice
        label={<Trans>Job title</Trans>}
        value={axes.tagline.style}
        names={names.tagline}
        onChange={(style) => set({ tagline: { ...axes.tagline, style } })}
      />
      <Choice
        label={<Trans>Job title color</Trans>}
        value={axes.tagline.color}
        names={names.colors}
        onChange={(color) => set({ tagline: { ...axes.tagline, color } })}
      />
      <Choice
        label={<Trans>Photo</Trans>}
        value={axes.photo}
        names={names.photo}
        onChange={(photo) => set({ photo })}
      />
      <IconsField axes={axes} set={set} />
    </Group>
  )
}

const IconsField = ({ axes, set }: AxesProps) => (
  <Checkbox
    className="self-end"
    label={<Trans>Icons before contact details</Trans>}
    checked={axes.icons}
    onChange={({ target }) => set({ icons: target.checked })}
  />
)
