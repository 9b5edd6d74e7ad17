import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { ExportMenuProps } from '#web/features/editor/editor-slots.ts'
import { ExportMenu } from '#web/features/import-export/export/export-menu.tsx'
import { ShareDialog } from '#web/features/share/share-dialog.tsx'
import { MenuItem } from '#web/ui/menu.tsx'

/** The export menu of a resume, with links to it. */
export const EditorExportMenu = ({ children, ...props }: ExportMenuProps) => {
  const [isSharing, setIsSharing] = useState(false)
  return (
    <>
      <ExportMenu {...props}>
        {children}
        <MenuItem icon="share" onSelect={() => setIsSharing(true)}>
          <Trans>Share a link</Trans>
        </MenuItem>
      </ExportMenu>
      <ShareDialog store={props.store} open={isSharing} onOpenChange={setIsSharing} />
    </>
  )
}
