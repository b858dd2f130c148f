import { fileOf, isUnitTest } from './imports.js'

/** Attributes whose values people read or hear. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'hint',
  'label',
  'lead',
  'link',
  'placeholder',
  'text',
  'title',
])
const hasLetters = (/** @type {unknown} */ value) => typeof value === 'string' && /\p{L}/u.test(value)

/** Texts come from the words of the page's language (site/language), those of the staff's screens from theirs: none stands in JSX. */
const noTextsInPages = {
  create(/** @type {import('./imports.js').Context} */ context) {
    const file = fileOf(context)
    if (!file.startsWith('site/') || isUnitTest(file)) return {}
    /** @param {object} node @param {unknown} text */
    const report = (node, text) =>
      context.report({
        node,
        message: `“${String(text).trim()}” is not in the words of the page's language (site/language, site/staff/language).`,
      })
    /** @param {any} node the text of an expression, down the branches of conditions */
    const checkExpression = (node) => {
      if (node?.type === 'Literal' && hasLetters(node.value)) report(node, node.value)
      if (node?.type === 'TemplateLiteral')
        for (const { value } of node.quasis) if (hasLetters(value.cooked)) report(node, value.cooked)
      if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(checkExpression)
      if (node?.type === 'LogicalExpression') checkExpression(node.right)
    }
    return {
      JSXText: (/** @type {any} */ node) => hasLetters(node.value) && report(node, node.value),
      JSXExpressionContainer: (/** @type {any} */ node) => {
        if (node.parent?.type !== 'JSXAttribute') checkExpression(node.expression)
      },
      JSXAttribute: (/** @type {any} */ node) => {
        if (!SPOKEN.has(node.name?.name)) return
        checkExpression(node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value)
      },
    }
  },
}

export default { meta: { name: 'words' }, rules: { 'no-texts-in-pages': noTextsInPages } }
