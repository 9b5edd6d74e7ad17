import { useEffect } from 'react'

/**
 * Gives the screen to the editor while it is open (the `workspace` variants in theme.css). With `isPageOver` the
 * navigation is hidden too, because the page of a phone lies over it.
 */
export const useWorkspaceMode = (isPageOver = false): void => {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['workspace'] = isPageOver ? 'page' : 'form'
    return () => {
      delete dataset['workspace']
    }
  }, [isPageOver])
}
