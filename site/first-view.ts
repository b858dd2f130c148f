/**
 * Of the page that was loaded, until another one is opened (routing/client-navigation.ts), the lower parts are laid out late
 * (styles/components.css). Not if the browser restores a scroll position or shows a part of the page, for which their heights are needed.
 */
export function limitFirstView(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation && 'type' in navigation && navigation.type === 'navigate' && location.hash === '') return
  delete document.documentElement.dataset['firstView']
}
