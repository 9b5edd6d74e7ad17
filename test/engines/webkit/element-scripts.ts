/** The one element of a selector; null where there is none. Throws where there are more. */
export const FIND = `(selector) => injected.querySelector(injected.parseSelector(selector), document, true)`

/** Where to press an element that is ready for it, or why it is not. */
export const AIM = `async (injected, selector, force, position) => {
  const element = (${FIND})(selector)
  if (!element) return 'not found'
  if (!force) {
    const late = new Promise((done) => injected.utils.builtins.setTimeout(done, 2000, { missingState: 'stable' }))
    const missing = await Promise.race([injected.checkElementStates(element, ['visible', 'enabled', 'stable'], true), late])
    if (missing) return missing.missingState ?? missing
  }
  const label = force ? element.labels?.[0] : null
  const target = label ?? injected.retarget(element, 'button-link') ?? element
  const find = () => {
    const rects = [...target.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    const { left, top, width, height } = rects[0] ?? target.getBoundingClientRect()
    return position ? { x: left + position.x, y: top + position.y } : { x: left + width / 2, y: top + height / 2 }
  }
  const isInside = ({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
  const isHit = (point) => isInside(point) && (force || injected.expectHitTarget(point, target) === 'done')
  if (isHit(find())) return find()
  for (const block of ['nearest', 'center', 'end', 'start']) {
    target.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
    if (isHit(find())) return find()
  }
  if (force) return find()
  const hit = isInside(find()) ? injected.expectHitTarget(find(), target) : { hitTargetDescription: 'nothing' }
  return 'covered by ' + hit.hitTargetDescription
}`
