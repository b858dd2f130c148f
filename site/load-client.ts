import { loadAfterPaint } from './load-after-paint.ts'

loadAfterPaint()
