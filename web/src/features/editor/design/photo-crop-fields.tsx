import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PHOTO_SHAPES } from '#shared/resume/schema/content.ts'
import type { Template } from '#shared/templates/template.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Select } from '#web/ui/form/input.tsx'
import { useDocumentText, useDocumentValue, useEdit } from '../editor-context.ts'

interface RangeFieldProps {
  label: ReactNode
  name: 'photoZoom' | 'photoX' | 'photoY'
  min: number
  max: number
  initial: number
}

const RangeField = ({ label, name, min, max, initial }: RangeFieldProps) => {
  const value = useDocumentValue(['styling', name])
  const edit = useEdit()
  return (
    <Field label={label}>
      <Input
        type="range"
        className="px-0 accent-sea"
        min={min}
        max={max}
        step={0.05}
        value={typeof value === 'number' ? value : initial}
        onChange={({ target }) => {
          const next = Number(target.value)
          edit.set(['styling', name], next === initial ? undefined : next)
        }}
      />
    </Field>
  )
}

/** Shape, zoom and position of a photo that the template prints. */
export const PhotoCropFields = ({ template }: { template: Template }) => {
  const { t } = useLingui()
  const shape = useDocumentText(['styling', 'photoShape'])
  const photo = useDocumentText(['personalInfo', 'photo'])
  const shown = useDocumentValue(['styling', 'showPhoto']) === true
  const edit = useEdit()
  if (photo === '' || !shown || template.photo === 'none') return null
  const names = { round: t`Round`, square: t`Square`, rounded: t`Rounded corners` } as const
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      <Field label={<Trans>Photo shape</Trans>}>
        <Select
          value={shape || template.photo}
          onChange={({ target }) =>
            edit.set(['styling', 'photoShape'], target.value === template.photo ? undefined : target.value)
          }
        >
          {PHOTO_SHAPES.map((value) => (
            <option key={value} value={value}>
              {names[value]}
            </option>
          ))}
        </Select>
      </Field>
      <RangeField name="photoZoom" label={<Trans>Photo zoom</Trans>} min={1} max={3} initial={1} />
      <RangeField name="photoX" label={<Trans>Photo position: left to right</Trans>} min={0} max={1} initial={0.5} />
      <RangeField name="photoY" label={<Trans>Photo position: top to bottom</Trans>} min={0} max={1} initial={0.5} />
    </div>
  )
}
