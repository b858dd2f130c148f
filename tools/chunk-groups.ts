import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Of the pages that have forms. */
const forms = /\/site\/(ui\/field\.|forms\/)/
/** What of it forms for visitors have. */
const visitorForms = /\/site\/(ui\/field|forms\/use-(attempt|send-once))\./
/** Of what opens over a page: no page has it at first. */
const dialog = /\/site\/ui\/dialog\./
/** Of what other pages than the first need: their data, which the first comes with. */
const data =
  /\/(site\/(api\/response-types|seo\/entry-texts|state\/safe-entity|text\/(safe-html|scrolling-tables|author-colours))|contract\/(fields|calendar\/recurrence|text(?!\/(typed-link|chat-number))|entity-texts|is-found)\b)/
/** What the staff's screens go without of it. */
const nextPage =
  /\/site\/(seo\/(?!entry-texts|structured|schema-org)|(state\/(load-(entry|subject))|text\/ordered-headings)\.)/
/** What the staff's screens ask of the server, and the pages that lead to them. */
const calls =
  /\/(site\/state\/((writing|translation|desk)-calls|(edited-entry|change-entries|content-language))|contract\/(writing|translation|desk))\./
/** The same of the page that sets a password. */
const accountCalls =
  /\/(site\/(state\/(account-calls|use-remote)|api\/checks)|contract\/(account|role|second-factor-state))\./
/** What forms and the library have in common about pictures, and what the library and the trash alone need. */
const pictures = /\/(site\/admin\/pictures\/(file-check|file-button|upload-progress)|contract\/image-file)\./
const library =
  /\/(site\/(admin\/(pictures\/(?!file-check|file-button|upload-progress)|media-list)|state\/(picture-calls|trash-calls|restore))|contract\/(trash|media)\.)/
/** Icons that several of the staff's screens share, and no page has. */
const staffIcons =
  /\/icons\/(arrow-(down|up)|briefcase|building-2|circle-question-mark|inbox|log-out|newspaper|rotate-ccw|rotate-ccw-clock|trash|user-plus|users|wrench)\./
/** What forms with pictures and drafts share beside their own folder. */
const formParts = new RegExp(`${pictures.source}|/icons/(image-off|upload)\\.|/contract/serial-queue\\.`)
/** Of second factors, which the login and some of the staff's screens ask for when they are needed. */
const secondFactor = /\/site\/second-factor\//
/** The screens of the firm's settings, and what shows them before they are saved. */
const firm =
  /\/(site\/(admin\/(firm\/|language\/setting-texts)|state\/settings-calls)|contract\/(setting|firm-settings|check-settings|shipped-settings|desk-settings|rules-in)\.)/
/** What the start page shows below its counts. */
const work = /\/(site\/(admin\/dashboard\/|state\/dashboard-calls)|contract\/dashboard\.)/
const previews = /\/site\/(ui\/notice|preview\/(follow-form|preview-bar)|internals\/payload-live-preview)\./
/** What links and numbers that staff type are, which no page for visitors asks. */
const typed = /\/contract\/text\/(typed-link|chat-number)\./
/** How to reach the office or a visitor: parts that are hydrated later, the contact page and the desk. */
const reach =
  /\/(icons\/(phone|message-circle|message-square-text)|site\/(components\/ways-to-reach|text\/(chat-urls|telephone)))\./
/** Of jobs, which their page and the heads of others need, and what search engines alone are told. */
const jobs = /\/site\/(text\/(closed-job-words|salary[\w-]*)\.|seo\/(structured|schema-org))/
/** When the office is open: a part that is hydrated later, and the firm's settings. */
const hours = /\/(contract\/(office-day|working-time|weekdays)|site\/ui\/use-now)\./
/** What is said of holidays: parts that are hydrated later. */
const holidays = /\/site\/components\/holiday-words\./
/** What says when something falls due: pages of the tax calendar, a part of the home page, and the staff's forms. */
const dueDates =
  /\/(site\/(components\/due-dates\/|calendar\/(day|due)-words|state\/(load-due-dates|due-dates-key))|contract\/(days|tax-calendar(-path)?|calendar\/calendar-month)\.)/
/** What of it a page is shown with at first. */
const dueWords = /\/(site\/calendar\/due-words|contract\/(tax-calendar(-path)?|calendar\/calendar-month))\./
/** What visitors download: parts of pages that are hydrated later. Sizes of files the staff's forms have, too. */
const downloads = /\/(site\/(components\/downloads|text\/file-size)|icons\/download)\./
/** How a recurrence is said, which needs the fields' kinds. */
const recurrenceWords = /\/site\/calendar\/recurrence-words\./
/** What is found, on the page of the search and those of tags. */
const found = /\/site\/(components\/found-types|state\/load-search)\./
/** Tags as links: parts that are hydrated later, and the pages of tags. */
const tagLinks = /\/site\/components\/tag-links\./
/** What only the server, and the staff's screens, say. */
const messages = /\/contract\/messages\./
/** The page of one entry. */
const entryPage = /\/site\/components\/entry-page\./
/** The table of Bikram Sambat, which dates are looked up in, and what reckons with it. */
const bikramSambat =
  /\/(site\/calendar\/bikram-sambat|contract\/(bikram-sambat|due-days|calendar\/falls-on)|nepali-date-converter\/.*)\./
/** From the project's folder on, which may itself be called `site`. */
const shared = new RegExp(
  `^(?!.*(${[forms, dialog, data, nextPage, calls, accountCalls, library, secondFactor, formParts, firm, work, previews, staffIcons, typed, reach, hours, holidays, jobs, dueDates, downloads, bikramSambat, recurrenceWords, found, tagLinks, messages, entryPage].map(({ source }) => source).join('|')}))(${root.replace(/[^\w/]/g, '.')}/(site/(?!admin/)|contract/))`,
)

/**
 * What most pages share comes in few files: each costs a request and its headers. Everything else stays with the page or
 * the moment that needs it.
 */
export const chunkGroups = [
  {
    name: 'react',
    // With what loads the rest, so that the entry needs no other file.
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|jotai)\/|vite\/preload-helper/,
    priority: 2,
  },
  { name: 'shared', test: shared, minShareCount: 3, priority: 1 },
  // What the entry shares with one page only would otherwise be a file of its own on every visit.
  {
    name: 'shared',
    test: /\/site\/(layout|state\/(?!load-|safe-entity|account-calls|writing-calls|translation-calls|desk-calls|dashboard-calls|trash-calls|missed-calls|due-dates-key|picture-calls|settings-calls|preview\.|restore|use-remote|content-language|edited-entry|change-entries|send-again)|language\/plural|routing\/(load-sidebar|entry-pages|prepare|route)\.|paths\/login-path|pages\/blog-query)|\/contract\/(blog-path|calendar\/calendar-day)|\/icons\/menu\./,
    minShareCount: 2,
  },
  { name: 'reach', test: reach, minShareCount: 2 },
  { name: 'hours', test: hours, minShareCount: 2 },
  { name: 'holidays', test: holidays, minShareCount: 2 },
  { name: 'bikram-sambat', test: bikramSambat, minShareCount: 2 },
  { name: 'found', test: found, minShareCount: 2 },
  { name: 'tag-links', test: tagLinks, minShareCount: 2 },
  { name: 'messages', test: messages, minShareCount: 2 },
  { name: 'entry-page', test: entryPage, minShareCount: 2 },
  { name: 'due-words', test: dueWords, minShareCount: 2, priority: 1 },
  { name: 'due-dates', test: dueDates, minShareCount: 2 },
  { name: 'downloads', test: downloads, minShareCount: 2 },
  { name: 'jobs', test: /\/site\/text\/(closed-job-words|salary[\w-]*)\./, priority: 1 },
  { name: 'live-preview', test: /payload-live-preview\./, minShareCount: 2 },
  // First what the others import, which would come along with them.
  { name: 'forms', test: visitorForms, minShareCount: 2, priority: 1 },
  { name: 'account-forms', test: forms, minShareCount: 2 },
  { name: 'dialog', test: dialog },
  { name: 'data', test: data },
  { name: 'next-page', test: nextPage },
  { name: 'calls', test: calls },
  // With checks of responses, which the data needs, too.
  { name: 'account-calls', test: accountCalls, priority: 1 },
  // What loads the staff's words, each language's of which is a file of its own.
  {
    name: 'staff',
    test: /\/site\/(admin\/(language\/(?!setting-texts|((words|types|settings)-)?\w\w\.ts)|layout\/later\.)|ui\/notice\.)/,
    minShareCount: 2,
  },
  { name: 'second-factor', test: secondFactor, minShareCount: 2 },
  // Last: a group takes what its files import along, and visitors are not to download any of this.
  { name: 'desk', test: /\/site\/admin\/inquiries\/(state|clock|save-file|mail-to)\./, minShareCount: 2 },
  { name: 'set-up', test: /\/site\/admin\/second-factor\/(set-up|recovery-codes)\./, minShareCount: 2 },
  { name: 'accounts', test: /\/site\/admin\/((account|people)\/|layout\/section\.)/, minShareCount: 2 },
  { name: 'entry-form', test: new RegExp(`/site/admin/(resource|writing)/|${formParts.source}`), minShareCount: 2 },
  {
    name: 'admin',
    test: new RegExp(`/site/admin/(?!language/|firm/|pictures/|media-list|dashboard/)|${staffIcons.source}`),
    minShareCount: 2,
  },
  { name: 'typed-link', test: typed },
  { name: 'firm', test: firm, minShareCount: 2 },
  // With the trash, where pictures go: all of it comes at once, so that pages know of one file.
  { name: 'library', test: library },
]
