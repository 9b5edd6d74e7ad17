/** Downloads a blob as a file. */
export const saveBlob = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads text as a UTF-8 file. */
export const saveText = (name: string, type: string, text: string): void =>
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), name)
