/** Saves a file where the browser keeps downloads. */
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

/** Saves text as a file, in UTF-8. */
export const saveText = (name: string, type: string, text: string): void =>
  saveBlob(new Blob([text], { type: `${type};charset=utf-8` }), name)
