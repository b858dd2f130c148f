/** Shown above the list of inquiries: a link to the CSV export. */
export const ExportLink = () => (
  <p>
    <a href="/api/inquiries/export.csv" download>
      Download all as CSV
    </a>
  </p>
)
