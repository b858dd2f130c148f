const often = process.env['FAULTS'] === 'long'
const share = Number(process.env['FAULTS_SHARE'] ?? 1)

/**
 * How often a test that gains from repetition repeats: few times in a normal run, many under `npm run faults`, or a share of
 * that where there is less time.
 */
export const rounds = (few: number, many: number): number => (often ? Math.max(few, Math.round(many * share)) : few)
