import { type ReactNode, useRef } from 'react'
import { Button } from '#web/ui/button/button.tsx'

interface FileButtonProps {
  accept: string
  multiple?: boolean
  busy?: boolean
  disabled?: boolean
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/** A button that opens the choice of files of the system. */
export const FileButton = ({ accept, multiple, busy = false, disabled, onFiles, children }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button size="small" icon="upload" busy={busy} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
