/** A run of text: in both texts, in the older one only, or in the newer one only. */
export interface Part {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** The maximum number of pairs of words to compare; texts with more are shown as replaced. */
const CELLS_MAX = 4_000_000

/** Compares two texts word by word. */
export function diffWords(older: string, newer: string): Part[] {
  const [a, b] = [wordsOf(older), wordsOf(newer)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const middle = diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end))
  const same = (words: readonly string[]): Part => ({ kind: 'same', text: words.join('') })
  return joined([same(a.slice(0, start)), ...middle, same(a.slice(a.length - end))])
}

/** Words, each with the white space before it. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+|\s+$/g) ?? []

/** Compares by the longest common subsequence. */
function diffMiddle(a: readonly string[], b: readonly string[]): Part[] {
  const width = b.length + 1
  if ((a.length + 1) * width > CELLS_MAX)
    return [
      { kind: 'removed', text: a.join('') },
      { kind: 'added', text: b.join('') },
    ]
  const lengths = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const parts: Part[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length)
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push({ kind: 'same', text: a[i] ?? '' })
      i += 1
      j += 1
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: a[i] ?? '' })
      i += 1
    } else {
      parts.push({ kind: 'added', text: b[j] ?? '' })
      j += 1
    }
  return parts
}

/** Neighbours of one kind as one part; empty ones are left out. */
function joined(parts: readonly Part[]): Part[] {
  const found: Part[] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (part.text === '') continue
    if (last?.kind === part.kind) found[found.length - 1] = { ...last, text: last.text + part.text }
    else found.push(part)
  }
  return found
}

/** Words of an unchanged text that are kept beside each change. */
const CONTEXT = 12

/** The parts of two texts, with the middles of long unchanged ones left out. */
export function shortened(parts: readonly Part[]): Part[] {
  return parts.map((part, index, all) => {
    if (part.kind !== 'same' || all.length === 1) return part
    const words = wordsOf(part.text)
    const before = index === 0 ? 0 : CONTEXT
    const after = index === all.length - 1 ? 0 : CONTEXT
    if (words.length <= before + after + CONTEXT) return part
    const end = words.slice(words.length - after).join('')
    return { ...part, text: `${words.slice(0, before).join('')} …${end}` }
  })
}
