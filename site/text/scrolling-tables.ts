/**
 * HTML whose tables scroll within themselves on narrow screens: each in a region that the keyboard reaches, named after the
 * table's first row.
 */
export const scrollingTables = (html: string): string =>
  html.replace(/<table>.*?<\/tr>|<\/table>/gs, (part) =>
    part === '</table>'
      ? `${part}</div>`
      : `<div class="table-scroll" role="region" tabindex="0" aria-label="${part
          .replace(/<[^>]*>/g, ' ')
          .trim()
          .replaceAll('"', '&quot;')}">${part}`,
  )
