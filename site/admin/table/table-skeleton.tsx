import { Skeleton } from '../../ui/skeleton.tsx'

/** Where a table will stand: its search, its head and a few rows. */
export const TableSkeleton = () => (
  <div className="flex flex-col gap-4">
    <Skeleton className="h-18 max-w-md" />
    <Skeleton className="h-80" />
  </div>
)
