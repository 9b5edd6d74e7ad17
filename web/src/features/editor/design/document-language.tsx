import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '#web/ui/form/segmented-control.tsx'
import { useEdit, useEditor } from '../editor-context.ts'

/** The language in which the resume is written and printed; `labelled` shows its name above. */
export const DocumentLanguage = ({ labelled = false }: { labelled?: boolean }) => {
  const { t } = useLingui()
  const { language } = useEditor()
  const edit = useEdit()
  return (
    <div className="flex flex-col gap-1.5">
      {labelled && (
        <span aria-hidden="true" className="text-note font-medium">
          <Trans>Resume language</Trans>
        </span>
      )}
      <SegmentedControl
        legend={t`Resume language`}
        className="self-start"
        value={language}
        onChange={(next) => edit.set(['language'], next)}
        segments={[
          { value: 'es', label: t`Spanish` },
          { value: 'en', label: t`English` },
        ]}
      />
    </div>
  )
}
