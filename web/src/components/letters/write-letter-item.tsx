import { Trans } from '@lingui/react/macro'
import { getDraftPath } from '#web/storage/drafts/drafts.ts'
import { MenuItem } from '#web/ui/menu.tsx'
import { useNavigate } from '#web/ui/router/router.tsx'
import { type LetterResumeName, useCreateLetter } from './use-create-letter.ts'

interface WriteLetterItemProps {
  resume: LetterResumeName
  /** Called before the resume is read, to store what is not stored yet. */
  beforeRead?: () => Promise<void>
}

/** Creates a cover letter for a resume and opens it. */
export const WriteLetterItem = ({ resume, beforeRead }: WriteLetterItemProps) => {
  const navigate = useNavigate()
  const createLetter = useCreateLetter(resume, beforeRead)
  const create = async () => {
    const id = await createLetter()
    if (id === null) return
    await navigate(getDraftPath(id))
    scrollTo({ top: 0 })
  }
  return (
    <MenuItem icon="mail" onSelect={() => void create()}>
      <Trans>Write a cover letter</Trans>
    </MenuItem>
  )
}
