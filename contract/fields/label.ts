/** A field's name as messages and labels show it: `salary` → `Salary`. */
export const fieldLabel = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
