// Two tasks: the libraries first, then the page's own code, which is fetched along with them (load-after-paint.ts).
import 'react-dom/client'

const { start } = await import('./start.tsx')
await start()
