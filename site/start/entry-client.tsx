// Two tasks: the libraries first, then the page's own code, which is fetched along with them (load-after-paint.ts).
import 'react-dom/client'

const { hydrate } = await import('./hydrate.tsx')
await hydrate()
