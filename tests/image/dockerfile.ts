import { readFileSync } from 'node:fs'

export interface Instruction {
  name: string
  rest: string
}

/** The instructions of each stage, comments left out and continued lines joined. */
export function stagesOf(file: string): Instruction[][] {
  const text = readFileSync(file, 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
  const stages: Instruction[][] = []
  for (const [, name = '', rest = ''] of text.matchAll(/^([A-Z]+) (.+)$/gm)) {
    if (name === 'FROM') stages.push([])
    stages.at(-1)?.push({ name, rest })
  }
  return stages
}

/** The arguments of the instructions of that name, in order. */
export const argumentsOf = (stage: readonly Instruction[], name: string): string[] =>
  stage.filter((instruction) => instruction.name === name).map(({ rest }) => rest)

/** The JSON array of an instruction, such as that of CMD. */
export function commandIn(text: string): string[] {
  const parsed: unknown = JSON.parse(text.slice(text.indexOf('[')))
  if (!Array.isArray(parsed)) throw new Error(`no command: ${text}`)
  return parsed.map(String)
}
