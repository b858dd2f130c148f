import { limitFirstView } from './first-view.ts'
import { loadAfterPaint } from './load-after-paint.ts'

limitFirstView()
loadAfterPaint()
