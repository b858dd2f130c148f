import { useList } from '../state/use-content.ts'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { inquiryColumns } from './inquiries/columns.tsx'
import { AdminPage } from './layout/admin-page.tsx'
import { DataTable } from './table/data-table.tsx'
import { TableSkeleton } from './table/table-skeleton.tsx'

/** The inquiries of the contact form, newest first. */
export default function Inquiries() {
  const inquiries = useList('inquiry')
  return (
    <AdminPage title="Inquiries">
      <Loaded {...inquiries} pending={<TableSkeleton />}>
        {inquiries.items.length === 0 ? (
          <Empty text="No Inquiry Found!">
            <p className="text-small text-soft">What visitors send by the contact form will stand here.</p>
          </Empty>
        ) : (
          <DataTable label="inquiries" rows={inquiries.items} columns={inquiryColumns} isTopAligned />
        )}
      </Loaded>
    </AdminPage>
  )
}
