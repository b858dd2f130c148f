import { runBuiltProgram } from './built-program.js'

/** `npm run move-media -- --to bucket|folder [--remove]`: copies all pictures from MEDIA_DIR into the bucket, or back. */
await runBuiltProgram('move-media', process.argv.slice(2))
