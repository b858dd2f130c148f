declare module 'bikram-sambat' {
  export function toBik(isoDate: string): { year: number; month: number; day: number }
}

// The package does not export its declarations.
declare module '@remotemerge/nepali-date-converter' {
  export default class DateConverter {
    constructor(isoDate: string)
    toBs(): { year: number; month: number; date: number; day: string }
  }
}
