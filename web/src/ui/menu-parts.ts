import { type ComponentType, createContext } from 'react'
import type { MenuCheckItemProps, MenuItemProps, MenuLabelProps } from './radix-menu.tsx'

interface Parts {
  readonly MenuItem: ComponentType<MenuItemProps>
  readonly MenuCheckItem: ComponentType<MenuCheckItemProps>
  readonly MenuLabel: ComponentType<MenuLabelProps>
  readonly MenuSeparator: ComponentType
}

/** The loaded parts of the open menu; null outside of one. */
export const MenuParts = createContext<Parts | null>(null)
