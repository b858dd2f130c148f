import { createContext } from 'react'

/** Loads the states of the desk again, after a row has changed one. */
export const DeskChangedContext = createContext(() => {})
