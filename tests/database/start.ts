import { hasJava, startJava } from '../processes/java.ts'

export interface Database {
  uri: string
  stop: () => Promise<void>
}

/** Whether a MongoDB server is given, or the one in Java can be run. */
export const canRunDatabase = (): boolean => Boolean(process.env['MONGODB_URI']) || hasJava()

/** Longer than the server's default, which the test database exceeds while all cores are busy. */
const TIMEOUT_MS = 15_000

/** MONGODB_URI where it is set, else a MongoDB-compatible server in Java, fetched on first use. */
export async function startDatabase(): Promise<Database> {
  const given = process.env['MONGODB_URI']
  if (given) return { uri: given, stop: async () => {} }
  const { port, stop } = await startJava({
    name: 'the test database',
    jars: '.cache/test-database',
    jar: 'mongo-java-server-1.47.0.jar',
    pom: 'tests/database/pom.xml',
    source: 'tests/database/TestDatabase.java',
    flags: ['-Xmx2g'],
  })
  return { uri: `mongodb://127.0.0.1:${port}/?timeoutMS=${TIMEOUT_MS}`, stop }
}
