import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#web/ui/button/button.tsx'

interface MoveAndHideButtonsProps {
  name: string
  hidden: boolean
  first: boolean
  last: boolean
  onMove: (by: -1 | 1) => void
  onHide: () => void
}

/** Buttons that move an item up or down, and leave it out of the PDF or include it again. */
export const MoveAndHideButtons = ({ name, hidden, first, last, onMove, onHide }: MoveAndHideButtonsProps) => {
  const { t } = useLingui()
  return (
    <>
      <IconButton
        size="small"
        icon="arrow-up"
        label={t`Move “${name}” up`}
        disabled={first}
        onClick={() => onMove(-1)}
      />
      <IconButton
        size="small"
        icon="arrow-down"
        label={t`Move “${name}” down`}
        disabled={last}
        onClick={() => onMove(1)}
      />
      <IconButton
        size="small"
        icon={hidden ? 'eye-off' : 'eye'}
        label={hidden ? t`Show “${name}”` : t`Hide “${name}”`}
        aria-pressed={hidden}
        onClick={onHide}
      />
    </>
  )
}
