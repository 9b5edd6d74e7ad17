import type { Locator } from './locator.ts'
import * as selectors from './selectors.ts'

interface TextOptions {
  readonly exact?: boolean
}
/** What elements are looked for in: a page, or the elements of a locator. */
export abstract class Finder {
  protected abstract with(selector: string): Locator

  locator(selector: string | Locator, filters: selectors.FilterOptions = {}) {
    const own = typeof selector === 'string' ? selector : `internal:chain=${JSON.stringify(selector.selector)}`
    return this.with(own + selectors.writeFilters(filters))
  }
  getByTestId(id: selectors.Name) {
    return this.with(selectors.byTestId(id))
  }
  getByText(text: selectors.Name, { exact }: TextOptions = {}) {
    return this.with(selectors.byText(text, exact))
  }
  getByLabel(text: selectors.Name, { exact }: TextOptions = {}) {
    return this.with(selectors.byLabel(text, exact))
  }
  getByPlaceholder(text: selectors.Name, { exact }: TextOptions = {}) {
    return this.with(selectors.byAttribute('placeholder', text, exact))
  }
  getByAltText(text: selectors.Name, { exact }: TextOptions = {}) {
    return this.with(selectors.byAttribute('alt', text, exact))
  }
  getByTitle(text: selectors.Name, { exact }: TextOptions = {}) {
    return this.with(selectors.byAttribute('title', text, exact))
  }
  getByRole(role: string, options?: selectors.RoleOptions) {
    return this.with(selectors.byRole(role, options))
  }
}
