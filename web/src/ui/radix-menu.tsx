import { DropdownMenu as Radix } from 'radix-ui'
import { type FocusEvent, type ReactElement, type ReactNode, useRef } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon/icon.tsx'
import { type MenuCheckItemProps, type MenuItemProps, type MenuLabelProps, MenuParts } from './menu-parts.ts'

interface RadixMenuProps {
  trigger: ReactElement
  align: 'start' | 'center' | 'end'
  /** Focuses the first item, as after a key. */
  focusesFirst: boolean
  children: ReactNode
}

/** The loaded menu: opens at once, and stays in the place of the first trigger. */
export const RadixMenu = ({ trigger, align, focusesFirst, children }: RadixMenuProps) => {
  const waitsForFocus = useRef(focusesFirst)
  // Radix moves the focus to the first item only after a key that it saw itself.
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!waitsForFocus.current || target !== currentTarget) return
    waitsForFocus.current = false
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus()
  }
  return (
    <Radix.Root defaultOpen>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          onFocus={focusFirst}
          className="z-50 min-w-52 max-w-80 rounded-faro border border-line bg-sheet p-1.5 text-ink shadow-faro animate-fade"
        >
          <MenuParts value={PARTS}>{children}</MenuParts>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const MenuItem = ({ icon, danger = false, className, children, ...rest }: MenuItemProps) => (
  <Radix.Item
    className={cx(
      'flex min-h-10 cursor-pointer select-none items-center gap-2.5 rounded-faro px-2.5 py-1.5 outline-none',
      'data-highlighted:bg-sea-wash data-disabled:cursor-not-allowed data-disabled:opacity-50',
      danger && 'text-bad data-highlighted:bg-bad-wash',
      className,
    )}
    {...rest}
  >
    {icon && <Icon name={icon} size={18} />}
    {children}
  </Radix.Item>
)

/** An option that is on or off; the menu stays open. */
const MenuCheckItem = ({ hint, children, ...rest }: MenuCheckItemProps) => (
  <Radix.CheckboxItem
    className="flex min-h-10 cursor-pointer select-none items-start gap-2.5 rounded-faro px-2.5 py-1.5 outline-none data-highlighted:bg-sea-wash"
    onSelect={(event) => event.preventDefault()}
    {...rest}
  >
    <span className="mt-0.5 grid size-[18px] shrink-0 place-items-center rounded-sm border border-line">
      <Radix.ItemIndicator>
        <Icon name="check" size={14} />
      </Radix.ItemIndicator>
    </span>
    <span>
      <span className="block leading-snug">{children}</span>
      {hint && <span className="block text-note text-ink-soft">{hint}</span>}
    </span>
  </Radix.CheckboxItem>
)

const MenuLabel = ({ children }: MenuLabelProps) => (
  <Radix.Label className="px-2.5 py-1.5 text-note text-ink-soft">{children}</Radix.Label>
)

const MenuSeparator = () => <Radix.Separator className="my-1.5 h-px bg-line" />

const PARTS = { MenuItem, MenuCheckItem, MenuLabel, MenuSeparator }
