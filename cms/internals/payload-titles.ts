import type { ListViewClientProps, ListViewServerProps } from 'payload'

/**
 * Payload names a document without a title by its id, in a drawer `[Untitled]`, and tells components that name alone; it sets it in effects,
 * again on each save. A list's component of one's own gets what only the server has beside what Payload's `DefaultListView` takes in the
 * browser, and a cell of one's own replaces `RenderDefaultCell`, which makes a row of a drawer one that can be chosen: exported, and not
 * documented.
 *
 * @internals @payloadcms/ui@3.90.2 @payloadcms/next@3.90.2
 */

/** Whether a document is named by what Payload has for one without a title. */
export const isNameless = (name: string, id: unknown, untitled: string): boolean =>
  name === String(id) || name === `[${untitled}]`

/** What Payload's own list takes of the props of a list's component. */
export function propsOfList({
  collectionConfig: _collectionConfig,
  data: _data,
  i18n: _i18n,
  limit: _limit,
  listSearchableFields: _listSearchableFields,
  locale: _locale,
  params: _params,
  payload: _payload,
  permissions: _permissions,
  searchParams: _searchParams,
  user: _user,
  ...inBrowser
}: ListViewServerProps): ListViewClientProps {
  return inBrowser
}
