import type { DropdownMenu as Radix } from 'radix-ui'
import { type ComponentProps, type ComponentType, createContext, type ReactNode } from 'react'
import type { IconName } from './icon/icon-paths.ts'

export interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  icon?: IconName
  danger?: boolean
}

export interface MenuCheckItemProps extends ComponentProps<typeof Radix.CheckboxItem> {
  hint?: ReactNode
}

export interface MenuLabelProps {
  children: ReactNode
}

interface Parts {
  readonly MenuItem: ComponentType<MenuItemProps>
  readonly MenuCheckItem: ComponentType<MenuCheckItemProps>
  readonly MenuLabel: ComponentType<MenuLabelProps>
  readonly MenuSeparator: ComponentType
}

/** The loaded parts of the open menu; null outside of one. */
export const MenuParts = createContext<Parts | null>(null)
