type Samples = readonly (readonly [html: string, kept: string])[]

const files = import.meta.glob<Record<string, Samples>>('../../../../cms/rich-text/samples/*.ts', { eager: true })

/** What editors and word processors write, and what the server keeps of it: read as data. */
export const samples: [source: string, Samples][] = Object.values(files).flatMap((file) => Object.entries(file))

const attacks = import.meta.glob<readonly string[]>('../../../../tests/corpus/xss.ts', {
  eager: true,
  import: 'xssVectors',
})

/** Attempts to run something by way of a description. */
export const xssVectors: readonly string[] = Object.values(attacks).flat()
