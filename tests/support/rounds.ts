/** How often a test that grows stronger with repetition repeats: seldom among all others, often under `npm run faults`. */
export const rounds = (seldom: number, often: number): number => (process.env['FAULTS'] === 'long' ? often : seldom)
