/**
 * Returns a function that takes the pieces of a JSON answer `{"…":[{…},…]}` as they arrive and returns how many objects
 * of its list are complete so far. Text around the JSON, such as a Markdown fence, is passed over.
 */
export const createItemCounter = (): ((piece: string) => number) => {
  let depth = 0
  let count = 0
  let isText = false
  let isEscaped = false
  const readText = (char: string): void => {
    if (!isEscaped && char === '"') isText = false
    isEscaped = !isEscaped && char === '\\'
  }
  const readStructure = (char: string): void => {
    if (char === '"') isText = depth > 0
    else if (char === '{' || char === '[') depth += 1
    else if (char === '}' || char === ']') {
      if (depth === ITEM_DEPTH) count += 1
      depth -= 1
    }
  }
  return (piece) => {
    for (const char of piece) {
      if (isText) readText(char)
      else readStructure(char)
    }
    return count
  }
}

/** The object of the answer, its list, and an object of the list. */
const ITEM_DEPTH = 3
