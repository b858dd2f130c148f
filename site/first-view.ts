/**
 * Of a page that is shown from its top the lower parts are laid out late (styles/components.css): here of the page that is loaded, in
 * routing/client-navigation.ts of the next ones. Not if the browser restores a scroll position or shows a part of the page, for which
 * their heights are needed.
 */
export function limitFirstView(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation && 'type' in navigation && navigation.type === 'navigate' && location.hash === '') return
  delete document.documentElement.dataset['firstView']
}
