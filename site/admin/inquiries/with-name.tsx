/** Nothing that a text has. */
const PLACE = '\0'

interface WithNameProps {
  sentence: (name: string) => string
  name: string
}

/** A sentence with a name in it, which stands out and keeps its own direction. */
export function WithName({ sentence, name }: WithNameProps) {
  const [before, after] = sentence(PLACE).split(PLACE)
  return (
    <>
      {before}
      <bdi className="font-semibold">{name}</bdi>
      {after}
    </>
  )
}
