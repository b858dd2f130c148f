import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

import type { PicturePart, Picture, Point } from '#contract/media.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { type Corner, corners, movedPart, movedPoint, resizedPart, stepOf } from './crop.ts'

interface CropAreaProps {
  picture: Picture
  part: PicturePart
  focus: Point
  onPart: (part: PicturePart) => void
  onFocus: (focus: Point) => void
  /** The ids of what describes each. */
  describedBy: { part: string; focus: string }
}

/** Percent by which an arrow key moves. */
const STEP = 2

const percents = ({ x, y }: Point) => ({ left: `${x}%`, top: `${y}%` })

/** A picture with the part that it is cropped to and its focal point, each moved by pointer or arrow keys. */
export function CropArea({ picture, part, focus, onPart, onFocus, describedBy }: CropAreaProps) {
  const words = useStaffWords().pictures
  const area = useRef<HTMLDivElement>(null)
  const drag = useDrag(area)
  const onPartKey = (event: KeyboardEvent) =>
    withStep(event, (by) => onPart(event.shiftKey ? resizedPart(part, { x: 1, y: 1 }, by) : movedPart(part, by)))
  const onFocusKey = (event: KeyboardEvent) => withStep(event, (by) => onFocus(movedPoint(focus, by)))
  const { filePath, width, height } = picture.image
  return (
    <div ref={area} className="relative mx-auto w-fit overflow-hidden rounded-card bg-mist select-none">
      <img src={filePath} alt="" width={width} height={height} draggable={false} className="max-h-[50dvh] w-auto" />
      <button
        type="button"
        data-first-focus
        aria-label={words.crop}
        aria-describedby={describedBy.part}
        onKeyDown={onPartKey}
        {...drag((by) => movedPart(part, by), onPart)}
        className="absolute touch-none border-2 border-on-brand shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)] outline-offset-[-6px]"
        style={{ ...percents(part), width: `${part.width}%`, height: `${part.height}%`, cursor: 'move' }}
      />
      {corners.map((corner) => (
        <Handle
          key={`${corner.x}${corner.y}`}
          at={cornerOf(part, corner)}
          {...drag((by) => resizedPart(part, corner, by), onPart)}
        />
      ))}
      <button
        type="button"
        aria-label={words.focus}
        aria-describedby={describedBy.focus}
        onKeyDown={onFocusKey}
        {...drag((by) => movedPoint(focus, by), onFocus)}
        className="absolute size-11 -translate-x-1/2 -translate-y-1/2 touch-none rounded-full border-4 border-marigold shadow-float"
        style={{ ...percents(focus), cursor: 'move' }}
      />
    </div>
  )
}

const cornerOf = (part: PicturePart, { x, y }: Corner): Point => ({
  x: part.x + (x === 1 ? part.width : 0),
  y: part.y + (y === 1 ? part.height : 0),
})

/** A corner that is dragged; keys resize from the part itself. */
const Handle = ({ at, ...drag }: { at: Point } & ReturnType<ReturnType<typeof useDrag>>) => (
  <span
    aria-hidden
    {...drag}
    className="absolute size-6 -translate-x-1/2 -translate-y-1/2 touch-none rounded-full border-2 border-on-brand bg-brand"
    style={{ ...percents(at), cursor: 'nwse-resize' }}
  />
)

function withStep(event: KeyboardEvent, move: (by: Point) => void): void {
  const step = stepOf(event.key)
  if (!step) return
  event.preventDefault()
  move({ x: step.x * STEP, y: step.y * STEP })
}

/** Follows a pointer from where it is pressed, by percent of the area. */
function useDrag(area: { readonly current: HTMLElement | null }) {
  const move = useRef<(at: Point) => void>(undefined)
  const start = (event: PointerEvent, follow: (by: Point) => void) => {
    const box = area.current?.getBoundingClientRect()
    if (!box) return
    const from = { x: event.clientX, y: event.clientY }
    event.currentTarget.setPointerCapture(event.pointerId)
    move.current = ({ x, y }) => follow({ x: ((x - from.x) / box.width) * 100, y: ((y - from.y) / box.height) * 100 })
  }
  /** @param after returns the value moved by the pointer's offset since it was pressed, in percent of the area */
  return <T,>(after: (by: Point) => T, set: (value: T) => void) => ({
    onPointerDown: (event: PointerEvent) => start(event, (by) => set(after(by))),
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => move.current?.({ x, y }),
    onPointerUp: () => {
      move.current = undefined
    },
    onPointerCancel: () => {
      move.current = undefined
    },
  })
}
