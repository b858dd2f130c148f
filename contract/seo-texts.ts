import { validateField } from './fields/index.ts'
import { SEO_DESCRIPTION, TITLE } from './limits.ts'

/** An entry's texts for search engines by their columns: how messages name them, and their limits. */
export const seoTexts = {
  title: { label: 'SEO title', max: TITLE },
  description: { label: 'SEO description', max: SEO_DESCRIPTION },
} as const

export type SeoColumn = keyof typeof seoTexts

export const seoColumns: readonly SeoColumn[] = ['title', 'description']

export const isSeoColumn = (name: string): name is SeoColumn => Object.hasOwn(seoTexts, name)

/** Checks a text for search engines as `validateField` does. */
export const validateSeoText = (column: SeoColumn, text: unknown) =>
  validateField(seoTexts[column].label, { kind: 'text', max: seoTexts[column].max }, text)
