import * as z from 'zod'

/** The key of an element's id in WebDriver. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf'
const elementSchema = z.object({ [ELEMENT_KEY]: z.string() })

export type ElementId = string
export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>

/** An element as the argument of a script. */
export const toReference = (id: ElementId) => ({ [ELEMENT_KEY]: id })

/** Runs a function of the page and returns what it returns, or what its promise gives. */
export const runScript = (send: Send, script: string, args: readonly unknown[] = []): Promise<unknown> =>
  send('POST', '/execute/sync', { script: `return (${script}).apply(null, arguments)`, args })

/** How one step of a locator selects among the elements below the ones found so far. */
export type Step =
  | { readonly by: 'css'; readonly css: string }
  | { readonly by: 'text'; readonly text: string | RegExp; readonly exact: boolean }
  | {
      readonly by: 'role'
      readonly role: string
      readonly name: string | RegExp | undefined
      readonly exact: boolean
      readonly level: number | undefined
    }
  | { readonly by: 'label'; readonly name: string | RegExp; readonly exact: boolean }
  | { readonly by: 'index'; readonly index: number }

const ROLE_CSS: Readonly<Record<string, string>> = {
  article: 'article',
  banner: 'header',
  button: 'button,summary,input[type=submit],input[type=button]',
  heading: 'h1,h2,h3,h4,h5,h6',
  img: 'img,svg',
  link: 'a[href]',
  listitem: 'li',
  main: 'main',
  region: 'section',
}
const CONTROLS = 'input:not([type=hidden]),textarea,select,[role=textbox],[role=combobox],[contenteditable=true]'

const isMatch = (text: string, wanted: string | RegExp | undefined, exact: boolean): boolean => {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (wanted === undefined) return true
  if (typeof wanted !== 'string') return wanted.test(plain)
  return exact ? plain === wanted : plain.toLowerCase().includes(wanted.toLowerCase())
}

/** Elements below the roots that match a selector; with `shown`, without those that nobody sees or hears. */
const SELECT = `(roots, css, shown) => {
  const isShown = (element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    element.closest('[aria-hidden=true],[inert]') === null
  const all = (roots ?? [document]).flatMap((root) => [...root.querySelectorAll(css)])
  return [...new Set(all)].filter((element) => !shown || isShown(element))
}`

/** The innermost elements below the roots that contain a text. */
const SELECT_TEXT = `(roots, source, flags, exact) => {
  const plain = (element) => element.textContent.replace(/\\s+/g, ' ').trim()
  const isMatch = (text) => flags !== null
    ? new RegExp(source, flags).test(text)
    : exact ? text === source : text.toLowerCase().includes(source.toLowerCase())
  const all = (roots ?? [document.body]).flatMap((root) => [...root.querySelectorAll('*:not(script,style,template)')])
  const matching = all.filter((element) => isMatch(plain(element)))
  return matching.filter((element) => ![...element.children].some((child) => matching.includes(child)))
}`

const toIds = (found: unknown): ElementId[] =>
  z
    .array(elementSchema)
    .parse(found)
    .map((element) => element[ELEMENT_KEY])

const toRoots = (roots: readonly ElementId[] | null) => roots?.map(toReference) ?? null

const select = async (send: Send, roots: readonly ElementId[] | null, css: string, shown: boolean) =>
  toIds(await runScript(send, SELECT, [toRoots(roots), css, shown]))

const readLabel = async (send: Send, id: ElementId) => String((await send('GET', `/element/${id}/computedlabel`)) ?? '')

const filterAsync = async (ids: readonly ElementId[], keep: (id: ElementId) => Promise<boolean>) => {
  const kept = []
  // One after the other: the driver answers one command at a time.
  for (const id of ids) if (await keep(id)) kept.push(id)
  return kept
}

/** The elements of a step below `roots`, or in the page where that is null. Throws where an element has gone meanwhile. */
export const findElements = async (
  send: Send,
  roots: readonly ElementId[] | null,
  step: Step,
): Promise<ElementId[]> => {
  switch (step.by) {
    case 'css':
      return select(send, roots, step.css, false)
    case 'index':
      return roots?.slice(step.index, step.index + 1) ?? []
    case 'text': {
      const [source, flags] = typeof step.text === 'string' ? [step.text, null] : [step.text.source, step.text.flags]
      return toIds(await runScript(send, SELECT_TEXT, [toRoots(roots), source, flags, step.exact]))
    }
    case 'label': {
      const controls = await select(send, roots, CONTROLS, false)
      return filterAsync(controls, async (id) => isMatch(await readLabel(send, id), step.name, step.exact))
    }
    case 'role': {
      const tags = step.level === undefined ? ROLE_CSS[step.role] : `h${step.level}`
      const css = [tags, `[role=${step.role}]`].filter(Boolean).join(',')
      const shown = await select(send, roots, css, true)
      const named =
        step.name === undefined
          ? shown
          : await filterAsync(shown, async (id) => isMatch(await readLabel(send, id), step.name, step.exact))
      return named
    }
  }
}
