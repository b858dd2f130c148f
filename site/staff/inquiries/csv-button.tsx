import { Download } from '../../ui/icons/download.ts'

import { inquiryHeads, inquiryRow } from '#contract/inquiry-csv.ts'
import { Button } from '../../ui/button.tsx'
import { useStaffWords } from '../language/staff-language.ts'
import type { ListedInquiry } from './desk-list.ts'
import { saveFile } from '../../ui/save-file.ts'

/** Inquiries as a file for spreadsheets. */
export const csvOf = (rows: readonly ListedInquiry[]): string =>
  [
    inquiryHeads(),
    ...rows.map(({ desk, ...inquiry }) =>
      inquiryRow({ ...inquiry, status: desk?.status, takenBy: desk?.takenBy?.name, answerBy: desk?.answerBy }),
    ),
  ].join('')

/** Downloads what search and filter leave. */
export const CsvButton = ({ rows }: { rows: readonly ListedInquiry[] }) => (
  <Button
    variant="secondary"
    disabled={rows.length === 0}
    onClick={() => saveFile('inquiries.csv', 'text/csv', csvOf(rows))}
  >
    <Download aria-hidden className="size-4" />
    {useStaffWords().desk.csv(rows.length)}
  </Button>
)
