/** Pictures of a rich text. */
export const TEXT_PICTURES_MAX = 100

const ID_LENGTH = 24

/** HTML as its length is limited: pictures, up to TEXT_PICTURES_MAX, without the attributes for display that every read adds. */
export function withoutFiles(html: string): string {
  let pictures = 0
  return html.replace(/<img data-picture="[0-9a-f-]{24,36}"[^>]{1,2000}>/g, (tag) =>
    (pictures += 1) > TEXT_PICTURES_MAX ? tag : tag.slice(0, '<img data-picture="">'.length + ID_LENGTH),
  )
}
