import type { ReactNode } from 'react'
import { removeDirectionControls } from '#shared/direction-controls.ts'

/**
 * A name that a person typed or a file brought, for a sentence: `<Trans>Delete {showName(name)}?</Trans>`. Lingui takes
 * tags in a plain string for its own and drops them; an element stays as it is, isolated from the text around it.
 */
export const showName = (name: string): ReactNode => <bdi>{removeDirectionControls(name)}</bdi>
