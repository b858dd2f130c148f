/** Above the list of inquiries: all of them as a file for spreadsheets. */
export const ExportLink = () => (
  <p>
    <a href="/api/inquiries/export.csv" download>
      Download all as CSV
    </a>
  </p>
)
