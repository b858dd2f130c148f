import type { Plugin } from 'vite'

const DEVELOPMENT = '/react-router/dist/development/'
const folder = '/react-router/dist/production/'
/** Statements that tell developers something on the console. */
const MESSAGES = /(?<=^ +)warning(Once)?\(/gm

/**
 * Lets the bundler drop the three quarters of react-router that the site does not use: resolves it to its production build, which the
 * exports of its package do not name, and marks its top-level statements, and its messages to developers, as free of side effects.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== 'react-router') return undefined
      const found = await this.resolve(source, importer, { skipSelf: true })
      if (!found?.id.includes(DEVELOPMENT))
        throw new Error(`react-router’s entry is ${found?.id}, not in ${DEVELOPMENT}`)
      return found.id.replace(DEVELOPMENT, folder)
    },
    transform: (code, id) => (id.includes(folder) ? withoutSideEffects(code) : undefined),
  }
}

/** Names for the developer tools, contexts and components, none of which does anything by itself. */
const withoutSideEffects = (code: string): string =>
  staticContexts(code)
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(MESSAGES, '/* @__PURE__ */ $&')
    .replaceAll(/\bReact\d*\.(createContext|forwardRef|memo|createElement)\(/g, '/* @__PURE__ */ $&')

/** Moves assignments of `contextType` into the classes, as static members. */
const staticContexts = (code: string): string =>
  [...code.matchAll(/^(\w+)\.contextType = (\w+);$/gm)].reduce((whole, [line, name, context]) => {
    const opening = new RegExp(`^var ${name} = class extends React\\d*\\.Component \\{$`, 'm')
    return opening.test(whole) ? whole.replace(line, '').replace(opening, `$& static contextType = ${context};`) : whole
  }, code)
