/** A character that no text contains. */
const PLACE = '\0'

interface WithNameProps {
  sentence: (name: string) => string
  name: string
}

/** A sentence with a name, which is emphasised and has its own text direction. */
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
