import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** Modules of forms. */
const forms = /\/site\/(ui\/field\.|forms\/|sign-in\/(login-words|forgot-))/
/** Those of them that forms for visitors use, and the name of the hidden field. */
const visitorForms = /\/(site\/(ui\/field|forms\/use-(attempt|send-once))|contract\/spam-signals)\./
/** Dialogs, which no page shows at first. */
const dialog = /\/site\/ui\/(dialog|is-backdrop-press)\./
/** Counts of characters, which forms and the checks of data share. */
const characters = /\/contract\/text\/characters\./
/** Modules that check and prepare the data of pages opened after the first one, whose own data comes with its HTML. */
const data =
  /\/(site\/(api\/response-types|seo\/entry-texts|state\/sanitize-entity|text\/(safe-html|scrolling-tables|author-colours|ordered-headings|excerpt))|contract\/(fields|person-fields|calendar\/recurrence|text(?!\/(typed-link|chat-number|characters|latin-digits))|entity-texts|is-found)\b)/
/** Further modules for pages opened after the first one, which the staff's screens do not need. */
const nextPage = /\/site\/(seo\/(?!entry-texts|page-structured|schema-org|job-posting)|state\/load-subject\.)/
/** The calls that the staff's screens, and the pages that lead to them, send to the server. */
const calls =
  /\/(site\/state\/((writing|translation|inquiry-desk)-calls|(edited-entry|change-entries|content-language))|contract\/(writing|translation|inquiry-desk))\./
/** The calls of the page that sets a password. */
const accountCalls =
  /\/(site\/(state\/account-calls|forms\/use-remote|api\/checks)|contract\/(account|role|second-factor-state))\./
/** Modules about files that forms and the libraries share; below, those of the libraries and the trash alone. */
const files =
  /\/(site\/staff\/(pictures\/file-check|files\/(file-button|upload-progress))|contract\/image-(file|formats))\./
const library =
  /\/(site\/(staff\/(pictures\/(?!file-check|fit-picture)|files\/(?!file-button|upload-progress)|pictures\.tsx)|state\/(picture-calls|file-uses|trash-calls|restore))|contract\/(trash|media)\.)/
/** Modules about documents, which their library shares with some forms. */
const documents = /\/site\/(staff\/documents\/|state\/document-calls\.)/
/** Icons that several of the staff's screens share, and no page has. */
const staffIcons =
  /\/icons\/(arrow-(down|up)|briefcase|building-complex|circle-question-mark|inbox|log-out|newspaper|rotate-ccw|rotate-ccw-clock|trash|user-plus|users|wrench)\./
/** Modules outside the forms' own folders that forms with pictures, drafts and translations share. */
const formParts = new RegExp(`${files.source}|/icons/(image-off|upload)\\.|/contract/problem-in\\.`)
/** The order of saves, in forms and in tables. */
const saves = /\/contract\/serial-queue\./
/** Modules of second factors, which the login and some of the staff's screens load when they need them. */
const secondFactor = /\/site\/sign-in\/(code-|second-factor-)/
/** The screens of the firm's settings, and their preview before they are saved. */
const firm =
  /\/(site\/(staff\/(firm\/|language\/setting-texts)|state\/settings-calls)|contract\/(setting|firm-settings|check-settings|shipped-settings|inquiry-desk-settings|rules-in-language)\.)/
/** What the browser stores of what is being written: in forms, of inquiries and of pictures. */
const unsaved = /\/site\/staff\/unsaved\/(unsaved-form|use-unsaved-text)\./
/** The parts of the staff's start page below its counts. */
const work = /\/(site\/(staff\/dashboard\/|state\/dashboard-calls)|contract\/dashboard\.)/
const previews = /\/site\/(ui\/notice|preview\/(follow-form|preview-bar)|internals\/payload-live-preview)\./
/** An icon that a staff screen shares with previews. */
const pencil = /\/icons\/pencil\./
/** Parsers of links and numbers that staff type, which no page for visitors uses. */
const typed = /\/contract\/text\/(typed-link|chat-number)\./
/** Ways to reach the office or a visitor: in parts that are hydrated later, on the contact page and at the desk. */
const reach =
  /\/(icons\/(phone|message-circle|message-square-text)|site\/(components\/contact-options|text\/(chat-urls|telephone)))\./
/** Texts of jobs, which their page and the heads of others need, and metadata that only search engines read. */
const jobs =
  /\/site\/(text\/(closed-job-words|salary-range)\.|components\/salary\.|pages\/career\/(apply|career-words)\.|seo\/(page-structured|schema-org|job-posting))/
/** Opening hours: in a part that is hydrated later, and in the firm's settings. */
const hours = /\/(contract\/(office-day|opening-hours|weekdays)|site\/ui\/use-now)\./
/** The office's hours and the links to it: in parts that are hydrated later. */
const office = /\/(contract\/hours-text|site\/components\/(office-hours|open-words|contact-links))\./
/** Texts about holidays, in parts that are hydrated later. */
const holidays = /\/site\/components\/holiday-words\./
/** Words of the parts of the contact page that are hydrated later. */
const contactWords = /\/site\/pages\/contact\/contact-words\./
/** Due dates: on pages of the tax calendar, in a part of the home page, and in the staff's forms. */
const dueDates =
  /\/(site\/(components\/due-dates\/|calendar\/(day|due)-words|state\/(load-due-dates|due-dates-key))|contract\/(days|tax-calendar(-path)?|calendar\/calendar-month)\.)/
/** The modules of `dueDates` that the first view of a page needs. */
const dueWords = /\/(site\/calendar\/due-words|contract\/(tax-calendar(-path)?|calendar\/calendar-month))\./
/** Documents to download, in parts of pages that are hydrated later; the staff's forms show sizes of files, too. */
const downloads = /\/(site\/(components\/downloads|text\/file-size)|icons\/download)\./
/** The search as a form: on two pages, and in a part of what is not found that is hydrated later. */
const searchForm = /\/site\/ui\/search-form\./
/** The words for a recurrence, which need the fields' kinds. */
const recurrenceWords = /\/site\/calendar\/recurrence-words\./
/** What is found, on the page of the search and those of tags. */
const found = /\/site\/(components\/search-results\/by-type|state\/load-search)\./
/** Tags as links: parts that are hydrated later, and the pages of tags. */
const tagLinks = /\/site\/components\/tag-links\./
/** Messages, and the sizes that they name, that only the server and the staff's screens use. */
const messages = /\/contract\/(messages|upload-limits)\./
/** Messages that the firm's settings and the staff's messages in another language share. */
const staffMessages = /\/contract\/staff-messages\./
/** The page of one entry. */
const entryPage = /\/site\/components\/entry-page\./
/** Placeholders of the staff's screens, and the button that copies, which a part of the tax calendar has too. */
const skeleton = /\/site\/ui\/skeleton\./
const copyButton = /\/site\/ui\/copy-button\./
/** The table of Bikram Sambat, and the modules that calculate with it. */
const bikramSambat =
  /\/(site\/calendar\/to-bikram-sambat|contract\/(bikram-sambat|due-days|calendar\/falls-on)|nepali-date-converter\/.*)\./
/** Modules of `site/` and `contract/` in none of the groups above; matched from the project's folder, which may be called `site`. */
const shared = new RegExp(
  `^(?!.*(${[forms, dialog, characters, data, nextPage, calls, accountCalls, library, documents, secondFactor, formParts, saves, firm, work, previews, staffIcons, pencil, typed, reach, hours, office, holidays, contactWords, jobs, dueDates, downloads, bikramSambat, recurrenceWords, searchForm, found, tagLinks, messages, staffMessages, entryPage, skeleton, copyButton].map(({ source }) => source).join('|')}))(${root.replace(/[^\w/]/g, '.')}/(site/(?!staff/)|contract/))`,
)

/**
 * Modules that most pages share are put into few files, since each file costs a request and its headers. All others stay with the
 * page that needs them, or are loaded when they are needed.
 */
export const chunkGroups = [
  {
    name: 'react',
    // Includes Vite's preload helper, so that the entry needs no other file to load the rest.
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|jotai)\/|vite\/preload-helper/,
    priority: 2,
  },
  { name: 'shared', test: shared, minShareCount: 3, priority: 1 },
  // Modules that the entry shares with only one page would otherwise be a file of their own on every visit.
  {
    name: 'shared',
    test: /\/site\/(layout|state\/(?!load-(?!sanitizer)|sanitize-entity|account-calls|writing-calls|translation-calls|inquiry-desk-calls|dashboard-calls|trash-calls|missed-address-calls|due-dates-key|picture-calls|document-calls|file-uses|settings-calls|preview\.|restore|content-language|edited-entry|list-facts|change-entries|send-again|unsent-inquiry)|language\/plural|routing\/(load-sidebar|entry-pages|prepare|route)\.|paths\/login-path|pages\/blog-query)|\/contract\/(blog-path|calendar\/calendar-day)|\/icons\/menu\./,
    minShareCount: 2,
  },
  { name: 'reach', test: reach, minShareCount: 2 },
  { name: 'hours', test: hours, minShareCount: 2 },
  { name: 'office', test: office, minShareCount: 2 },
  { name: 'holidays', test: holidays, minShareCount: 2 },
  { name: 'contact-words', test: contactWords, minShareCount: 2 },
  { name: 'bikram-sambat', test: bikramSambat, minShareCount: 2 },
  { name: 'search-form', test: searchForm, minShareCount: 2 },
  { name: 'found', test: found, minShareCount: 2 },
  { name: 'tag-links', test: tagLinks, minShareCount: 2 },
  { name: 'messages', test: messages, minShareCount: 2 },
  { name: 'staff-messages', test: staffMessages, minShareCount: 2 },
  { name: 'entry-page', test: entryPage, minShareCount: 2 },
  { name: 'copy-button', test: copyButton, minShareCount: 2 },
  { name: 'due-words', test: dueWords, minShareCount: 2, priority: 1 },
  { name: 'due-dates', test: dueDates, minShareCount: 2 },
  { name: 'downloads', test: downloads, minShareCount: 2 },
  {
    name: 'jobs',
    test: /\/site\/(text\/(closed-job-words|salary-range)|components\/salary|pages\/career\/(apply|career-words))\./,
    priority: 1,
  },
  { name: 'live-preview', test: /payload-live-preview\./, minShareCount: 2 },
  // Before the groups that import them, which would otherwise include them.
  { name: 'forms', test: visitorForms, minShareCount: 2, priority: 1 },
  { name: 'characters', test: characters, minShareCount: 2 },
  { name: 'account-forms', test: forms, minShareCount: 2 },
  { name: 'dialog', test: dialog },
  { name: 'data', test: data },
  { name: 'next-page', test: nextPage },
  { name: 'calls', test: calls },
  // Includes the checks of responses, which the group `data` needs, too.
  { name: 'account-calls', test: accountCalls, priority: 1 },
  // The modules that load the staff's words, whose languages have files of their own, and the order of saves.
  {
    name: 'staff',
    test: /\/site\/(staff\/(language\/(?!setting-texts|((words|types|settings)-)?\w\w\.ts)|layout\/later\.|keyboard\/|session-ended\/kept-screen-state\.)|ui\/(notice|skeleton)\.)|\/contract\/serial-queue\./,
    minShareCount: 2,
  },
  { name: 'second-factor', test: secondFactor, minShareCount: 2 },
  // Last: a group includes what its modules import, and visitors must not download any of this.
  { name: 'desk', test: /\/site\/(staff\/inquiries\/(inquiry-state|clock|mail-to)|ui\/save-file)\./, minShareCount: 2 },
  { name: 'set-up', test: /\/site\/staff\/second-factor\/(set-up|recovery-codes)\./, minShareCount: 2 },
  { name: 'accounts', test: /\/site\/staff\/((account|people)\/|layout\/section\.)/, minShareCount: 2 },
  { name: 'unsaved', test: unsaved, minShareCount: 2 },
  { name: 'entry-form', test: new RegExp(`/site/staff/(entries|writing)/|${formParts.source}`), minShareCount: 2 },
  {
    name: 'staff-screens',
    test: new RegExp(
      `/site/staff/(?!language/|firm/|files/|documents/|pictures(?:/|\\.tsx)|dashboard/)|${staffIcons.source}`,
    ),
    minShareCount: 2,
  },
  { name: 'typed-link', test: typed },
  { name: 'firm', test: firm, minShareCount: 2 },
  // Includes the trash, into which pictures are moved: one file for all of it, so that pages name one only.
  { name: 'library', test: library },
  { name: 'documents', test: documents, minShareCount: 2 },
]
