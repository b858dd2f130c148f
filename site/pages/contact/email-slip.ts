/** The domains that most people have their e-mail with. */
const common = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com']

/** Others, which differ from those by one character. */
const others = new Set(['mail.com', 'email.com', 'ymail.com'])

/** The address that was probably meant, where its domain is a common one but for one slip of the finger. */
export function meantEmail(typed: string): string | undefined {
  const [, name, domain = ''] = /^([^@\s]+@)([^@\s]+)$/.exec(typed.trim().toLowerCase()) ?? []
  const meant = others.has(domain) || common.includes(domain) ? undefined : common.find((each) => isSlip(domain, each))
  return name && meant && typed.trim().slice(0, name.length) + meant
}

/** Whether one character is missing, too many or another one, or two have changed places. */
function isSlip(typed: string, meant: string): boolean {
  let at = 0
  while (at < meant.length && typed[at] === meant[at]) at++
  const [rest, right] = [typed.slice(at), meant.slice(at)]
  return (
    rest === right.slice(1) ||
    rest.slice(1) === right ||
    rest.slice(1) === right.slice(1) ||
    (rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2))
  )
}
