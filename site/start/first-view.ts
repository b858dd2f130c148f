/**
 * With `data-first-view` on the root element, parts below the first screen are laid out late (styles/components.css). Removes the
 * attribute on a reload, a history navigation or a URL with a fragment: scrolling then needs the real heights of these parts.
 * Client-side navigation sets it for further pages (routing/client-navigation.ts).
 */
export function limitFirstView(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation && 'type' in navigation && navigation.type === 'navigate' && location.hash === '') return
  delete document.documentElement.dataset['firstView']
}
