/** Shown above the SEO fields. */
export const Note = () => (
  <p>
    For search engines and shared links. What is left empty here is taken from the entry: its title, the beginning of
    its text, its picture.
  </p>
)
