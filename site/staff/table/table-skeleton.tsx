import { Skeleton } from '../../ui/skeleton.tsx'

/** The loading placeholder of a table. */
export const TableSkeleton = () => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-18 max-w-md" />
    <Skeleton className="h-80" />
  </div>
)
