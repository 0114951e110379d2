/** Scrolls a container so that an element stands a third from its top; only if needed when `gently`. */
export const bringToThird = (container: HTMLElement, element: Element, gently: boolean): void => {
  const box = container.getBoundingClientRect()
  const bounds = element.getBoundingClientRect()
  const inSight = bounds.top >= box.top + 8 && bounds.bottom <= box.bottom - 8
  if (gently && inSight) return
  const distance = bounds.top - box.top - box.height / 3
  if (Math.abs(distance) < 2) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const near = Math.abs(distance) < box.height * 1.5
  container.scrollBy({ top: distance, behavior: near && !calm ? 'smooth' : 'instant' })
  if (near) return
  // Blocks that were never drawn get their real height only now, so the position is corrected once.
  requestAnimationFrame(() => {
    const late = element.getBoundingClientRect().top - container.getBoundingClientRect().top - box.height / 3
    if (Math.abs(late) > 2) container.scrollBy({ top: late, behavior: 'instant' })
  })
}
