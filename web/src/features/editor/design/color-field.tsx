import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { contrastRatio, MIN_TEXT_CONTRAST } from '#shared/renderer/draw/color.ts'
import { colorSchema } from '#shared/resume/schema/content.ts'
import type { Template } from '#shared/templates/template.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useDocumentText, useEdit } from '../editor-context.ts'

const PATH = ['styling', 'primaryColor']

const isColor = (value: string): boolean => colorSchema.safeParse(value).success

/** The browser's color picker, for a color that is in none of the schemes. */
const OwnColor = ({ value, isOwn }: { value: string; isOwn: boolean }) => {
  const { t } = useLingui()
  const edit = useEdit()
  const label = t`Other color`
  return (
    <label
      title={label}
      className={cx(
        'relative flex size-11 items-center justify-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-sea',
        isOwn && 'outline-2 outline-beam',
      )}
    >
      <input
        type="color"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        value={isColor(value) ? value : '#000000'}
        onChange={({ target }) => edit.set(PATH, target.value)}
      />
      <span
        className="flex size-8 items-center justify-center rounded-full border border-dashed border-line-strong text-ink-soft"
        style={isOwn ? { backgroundColor: value } : undefined}
      >
        {!isOwn && <Icon name="plus" size={16} />}
      </span>
      <span className="sr-only">{label}</span>
    </label>
  )
}

/** A choice of the template's color schemes or of any color; it is stored as the primary color. */
export const ColorField = ({ template }: { template: Template }) => {
  const language = useLanguage()
  const name = useId()
  const value = useDocumentText(PATH).toLowerCase()
  const edit = useEdit()
  const isTooLight = isColor(value) && contrastRatio(value, '#ffffff') < MIN_TEXT_CONTRAST
  return (
    <fieldset>
      <legend className="mb-1.5 text-note font-medium">
        <Trans>Color scheme</Trans>
      </legend>
      <div className="flex flex-wrap gap-1">
        {template.colorSchemes.map((scheme) => (
          <label
            key={scheme.id}
            title={scheme.name[language]}
            className="relative flex size-11 items-center justify-center rounded-full has-checked:outline-2 has-checked:outline-beam has-focus-visible:outline-2 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              value={scheme.primary}
              checked={scheme.primary.toLowerCase() === value}
              onChange={() => edit.set(PATH, scheme.primary)}
            />
            <span
              className="flex size-8 items-center justify-center rounded-full border border-line text-sheet scheme-light"
              style={{ backgroundColor: scheme.primary }}
            >
              {scheme.primary.toLowerCase() === value && <Icon name="check" size={16} />}
            </span>
            <span className="sr-only">{scheme.name[language]}</span>
          </label>
        ))}
        <OwnColor value={value} isOwn={!template.colorSchemes.some(({ primary }) => primary.toLowerCase() === value)} />
      </div>
      {isTooLight && (
        <p className="mt-1.5 text-note text-ink-soft">
          <Trans>This color is too light for text, so the text is printed in a darker shade.</Trans>
        </p>
      )}
    </fieldset>
  )
}
