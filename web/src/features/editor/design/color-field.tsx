import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { Template } from '#shared/templates/template.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { useDocumentText, useEdit } from '../editor-context.ts'

const PATH = ['styling', 'primaryColor']

/** A choice of the template's color schemes; it is stored as the primary color. */
export const ColorField = ({ template }: { template: Template }) => {
  const language = useLanguage()
  const name = useId()
  const value = useDocumentText(PATH).toLowerCase()
  const edit = useEdit()
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
      </div>
    </fieldset>
  )
}
