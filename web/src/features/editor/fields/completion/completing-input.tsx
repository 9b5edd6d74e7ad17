import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Input } from '#web/ui/form/input.tsx'
import type { CompletionKind } from './find-completions.ts'
import { useCompletions } from './use-completions.ts'

interface CompletingInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> {
  kind: CompletionKind
  value: string
  onWrite: (text: string) => void
}

/** An input that proposes how to complete its text: the combobox pattern with a list that a person may ignore. */
export const CompletingInput = ({ kind, value, onWrite, ...rest }: CompletingInputProps) => {
  const { t } = useLingui()
  const { found, load } = useCompletions(kind, value)
  const [isTyping, setTyping] = useState(false)
  const [active, setActive] = useState(-1)
  const listId = useId()
  const isOpen = isTyping && found.length > 0
  const close = () => {
    setTyping(false)
    setActive(-1)
  }
  const select = (label: string) => {
    onWrite(label)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const label = found[active]
    if (by !== 0 && found.length > 0) {
      event.preventDefault()
      setTyping(true)
      // -1 is the text itself.
      setActive((before) => ((before + 1 + by + found.length + 1) % (found.length + 1)) - 1)
    } else if (event.key === 'Enter' && isOpen && label !== undefined) {
      event.preventDefault()
      select(label)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return (
    <div className="relative">
      <Input
        {...rest}
        value={value}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        onFocus={load}
        onBlur={close}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          onWrite(event.target.value)
          setTyping(true)
          setActive(-1)
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t`Suggestions`}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-faro border border-line bg-sheet p-1 shadow-faro"
      >
        {isOpen &&
          found.map((label, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the list are those of the input
            <div
              key={label}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={cx(
                'flex min-h-10 cursor-pointer items-center rounded-faro px-2.5 py-1.5 hover:bg-sea-wash',
                index === active && 'bg-sea-wash',
              )}
              // A press would take the focus from the input.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => select(label)}
            >
              {label}
            </div>
          ))}
      </div>
    </div>
  )
}
