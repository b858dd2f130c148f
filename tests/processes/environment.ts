/** Settings as the server reads them; undefined takes one away. */
export type Environment = Readonly<Record<string, string | undefined>>
