import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFieldName } from '#web/components/ats-view/use-field-name.ts'
import { SectionName } from '#web/components/section-name.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input, Textarea } from '#web/ui/form/input.tsx'
import type { ReviewField } from './review-fields.ts'

interface ReviewRowProps {
  field: ReviewField
  isChecked: boolean
  /** Marks the lines of the field on the page. */
  onShow: () => void
  /** Marks them and, on a narrow screen, opens the page. */
  onOpenPage: () => void
  onCheck: () => void
  /** Returns whether the field takes the text. */
  onCorrect: (value: string) => boolean
}

/** One field: its text to correct, how sure the reading is, and one press to accept it or leave it out. */
export const ReviewRow = ({ field, isChecked, onShow, onOpenPage, onCheck, onCorrect }: ReviewRowProps) => {
  const { t } = useLingui()
  const language = useLanguage()
  const fieldName = useFieldName()(field.field)
  const name =
    field.entry === null ? (
      fieldName
    ) : (
      <>
        {fieldName} · <SectionName section={field.section} /> {field.entry}
      </>
    )
  const [text, setText] = useState(field.value)
  const [isRefused, setIsRefused] = useState(false)
  const change = (value: string) => {
    setText(value)
    setIsRefused(!onCorrect(value))
  }
  const sure = formatNumber(field.confidence, language, { style: 'percent' })
  const control = {
    value: text,
    onFocus: onShow,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  }
  return (
    <li className="py-3">
      <Field
        label={name}
        error={isRefused && <Trans>You can’t use that text in this field.</Trans>}
        aside={
          isChecked ? (
            <Badge tone="good">
              <Trans>Checked</Trans>
            </Badge>
          ) : (
            <Badge tone={field.isDoubtful ? 'fair' : 'plain'}>{t`We’re ${sure} sure`}</Badge>
          )
        }
      >
        {field.isList || field.value.length > 60 ? <Textarea rows={3} {...control} /> : <Input {...control} />}
      </Field>
      <div className="mt-2 flex flex-wrap gap-2">
        {field.isDoubtful && !isChecked && (
          <>
            <Button size="small" icon="check" onClick={onCheck}>
              <Trans>That’s right</Trans>
              <span className="sr-only">: {name}</span>
            </Button>
            <Button size="small" icon="trash" onClick={() => change('')}>
              <Trans>Leave it out</Trans>
              <span className="sr-only">: {name}</span>
            </Button>
          </>
        )}
        <Button size="small" kind="quiet" icon="eye" className="md:hidden" onClick={onOpenPage}>
          <Trans>Show on the page</Trans>
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </li>
  )
}
