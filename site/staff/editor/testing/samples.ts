type Samples = readonly (readonly [html: string, kept: string])[]

const files = import.meta.glob<Record<string, Samples>>('../../../../cms/rich-text/testing/samples/*.ts', {
  eager: true,
})

/** HTML of editors and word processors with the HTML that the server stores. */
export const samples: [source: string, Samples][] = Object.values(files).flatMap((file) => Object.entries(file))

const attacks = import.meta.glob<readonly string[]>('../../../../tests/corpus/xss.ts', {
  eager: true,
  import: 'xssVectors',
})

/** XSS attempts in a description. */
export const xssVectors: readonly string[] = Object.values(attacks).flat()
