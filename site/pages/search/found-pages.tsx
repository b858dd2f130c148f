import type { DocumentFile } from '#contract/fields/documents.ts'
import { pageNames, resources } from '#contract/index.ts'
import type { PagedType, Texts } from '#contract/resource.ts'
import type { Found } from '#contract/search.ts'
import { documentsTitle, Downloads } from '../../components/downloads.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { navigation } from '../../layout/site-navigation.ts'
import { Link } from '../../ui/link.tsx'

const lists = pageNames.map((name) => {
  const { list }: PagedType['page'] = resources[name].page
  return { path: list.path, label: list.title }
})

/** What pages are called in the navigation, or in their titles. */
const labels: ReadonlyMap<string, Texts> = new Map([...lists, ...navigation].map(({ path, label }) => [path, label]))

/** Pages and documents whose names were searched for. */
export default function FoundPages({ found: { pages, documents } }: { found: Found }) {
  return (
    <>
      {pages.length > 0 && <Pages paths={pages} />}
      {documents && <FoundDocuments documents={documents} />}
    </>
  )
}

function FoundDocuments({ documents }: { documents: readonly DocumentFile[] }) {
  const { tag } = useLanguage()
  return (
    <section aria-labelledby="found-documents" className="mb-12 max-w-text">
      <h2 id="found-documents" className="marked mb-4 text-h3">
        {documentsTitle[tag]}
      </h2>
      <Downloads documents={documents} />
    </section>
  )
}

function Pages({ paths }: { paths: readonly string[] }) {
  const { tag } = useLanguage()
  return (
    <ul className="mb-12 max-w-text border-t border-line">
      {paths.map((path) => (
        <li key={path} className="relative border-b border-line py-4">
          <Link to={path} className="font-semibold text-brand after:absolute after:inset-0 hover:underline">
            {labels.get(path)?.[tag] ?? path}
          </Link>
        </li>
      ))}
    </ul>
  )
}
