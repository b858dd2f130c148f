import { register } from 'node:module'

const hook = `export const load = (url, context, next) =>
  /[.]s?css$/.test(url) ? { format: 'module', source: '', shortCircuit: true } : next(url, context)`

/** Has Node.js import stylesheets, which bundlers take out of Payload's components, as empty modules. */
export const importStyles = (): void => register(`data:text/javascript,${encodeURIComponent(hook)}`)
