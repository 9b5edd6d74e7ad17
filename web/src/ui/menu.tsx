import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  use,
  useState,
} from 'react'
import { type MenuCheckItemProps, type MenuItemProps, type MenuLabelProps, MenuParts } from './menu-parts.ts'

const load = () => import('./radix-menu.tsx')

const preload = () => {
  load().catch(() => {
    // Offline, or a chunk of an old release: a press tries again.
  })
}

interface MenuProps {
  trigger: ReactElement<HTMLAttributes<HTMLElement>>
  align?: 'start' | 'center' | 'end'
  children: ReactNode
}

interface Opened {
  readonly RadixMenu: Awaited<ReturnType<typeof load>>['RadixMenu']
  readonly byKey: boolean
}

/**
 * A menu of actions. To choose one value use `Select` or `SegmentedControl`. Its code loads when the trigger gets the
 * pointer or the focus.
 */
export const Menu = ({ trigger, align = 'end', children }: MenuProps) => {
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = (byKey: boolean) => {
    load().then(({ RadixMenu }) => setOpened((before) => before ?? { RadixMenu, byKey }), console.warn)
  }
  if (opened !== null)
    return (
      <opened.RadixMenu trigger={trigger} align={align} focusesFirst={opened.byKey}>
        {children}
      </opened.RadixMenu>
    )
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    // A press of a key on a button is a click without a position.
    onClick: ({ detail }) => open(detail === 0),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      open(true)
    },
  })
}

export const MenuItem = (props: MenuItemProps) => {
  const parts = use(MenuParts)
  return parts && <parts.MenuItem {...props} />
}

/** An option that is on or off; the menu stays open. */
export const MenuCheckItem = (props: MenuCheckItemProps) => {
  const parts = use(MenuParts)
  return parts && <parts.MenuCheckItem {...props} />
}

export const MenuLabel = (props: MenuLabelProps) => {
  const parts = use(MenuParts)
  return parts && <parts.MenuLabel {...props} />
}

export const MenuSeparator = () => {
  const parts = use(MenuParts)
  return parts && <parts.MenuSeparator />
}
