const often = process.env['FAULTS'] === 'long'
const share = Number(process.env['FAULTS_SHARE'] ?? 1)

/**
 * The number of repetitions of a test that gains from them: few in a normal run, many under `npm run faults`, or a share of these if there
 * is less time.
 */
export const rounds = (few: number, many: number): number => (often ? Math.max(few, Math.round(many * share)) : few)
