import type { SeedOf } from './seed.ts'

export const service: SeedOf<'service'>[] = [
  {
    fields: {
      title: 'Income tax returns',
      description: `<p>We prepare and file income tax returns for individuals, firms and companies, from the first sorting of papers to the receipt of the Inland Revenue Department. You see the draft before it is filed and sign only what you understand.</p>
<h2>What is included</h2>
<ul><li>Collecting income from salary, business, rent, interest and investments</li><li>Checking which expenses and reliefs the law allows in your case</li><li>Matching tax already withheld with the certificates of those who withheld it</li><li>Estimates for advance tax during the year</li><li>Answering questions of the tax office about the return</li></ul>
<h2>What we need from you</h2>
<p>Your PAN, bank statements for the fiscal year, last year’s return, and a list of what has changed: a new job, a sale of land or shares, a loan, a birth in the family. We send a short checklist at the end of Ashadh.</p>
<blockquote>Rates and limits change with every Finance Act. We work with the schedule of the year in question and name the section we rely on.</blockquote>
<p>The fee depends on the number of sources of income, not on the tax you pay. See <a href="/price">our plans</a> or ask for a quotation.</p>`,
    },
    picture: 'service-tax.svg',
    alt: 'A tax return with a round stamp beside a calculator',
  },
  {
    fields: {
      title: 'VAT and withholding tax',
      description: `<p>VAT is collected for the state and only passes through your hands; withholding tax (TDS) is someone else’s tax that you pay in for them. Both are due on fixed days, and both cost most when they are forgotten.</p>
<h2>VAT</h2>
<ul><li>Advice on whether and when you must register</li><li>Purchase and sales books in the prescribed form</li><li>Returns for each period, checked against your bank</li><li>Credits and refunds, with the papers that an officer will ask for</li></ul>
<h2>Withholding</h2>
<ul><li>A table of the payments in your business that need a deduction<ul><li>rent</li><li>services and contracts</li><li>salaries and meeting fees</li><li>dividends and interest</li></ul></li><li>Deposits, statements and certificates for those from whom you withheld</li></ul>
<p>Please check the current rates with us before a contract is signed: <strong>who bears the deduction</strong> is a matter of price, and easier to agree on before than after.</p>`,
    },
    picture: 'service-vat.svg',
    alt: 'Three till receipts fanned out beside a per cent sign',
  },
  {
    fields: {
      title: 'Bookkeeping and accounts',
      description: `<p>Good books answer three questions on any morning: what do we own, whom do we owe, and did we earn anything last month? We keep them for you, or show your staff how.</p>
<h2>Three ways to work together</h2>
<ol><li><strong>We keep the books.</strong> You send bills and statements each week, we send figures each month.</li><li><strong>You keep them, we review.</strong> Once a month we reconcile the bank, correct postings and close the period.</li><li><strong>We set them up.</strong> A chart of accounts that fits your trade, software of your choice, and two days of training.</li></ol>
<h2>What you receive</h2>
<ul><li>Profit and loss, balance sheet and cash flow on two pages</li><li>A list of customers who are late, and by how much</li><li>One paragraph in plain words: what changed, and what we would look at</li></ul>
<p>Records are kept in your name and remain yours. If you leave us, you take everything with you.</p>`,
    },
    picture: 'service-books.svg',
    alt: 'Binders and a potted plant on a shelf',
  },
  {
    fields: {
      title: 'Audit preparation and support',
      description: `<p>An audit goes well when its questions have been asked before. We are not your auditor: we sit on your side of the table, put the file in order and stay until the report is signed.</p>
<h2>Before the audit</h2>
<ul><li>Reconciling bank, cash, stock, receivables and payables</li><li>Supporting papers for every large or unusual entry</li><li>A register of fixed assets with depreciation by the rules of tax and of accounting</li></ul>
<h2>During the audit</h2>
<p>One contact for all requests, a list of open points that both sides can see, and answers in writing. Where we disagree with a proposed adjustment, we say why, with the standard or the section.</p>
<h2>After it</h2>
<p>We turn the auditor’s letter into a short list of tasks with names and dates, and look at it with you again after three months.</p>
<blockquote>The best audit report is the one that tells the owner nothing new.</blockquote>`,
    },
    picture: 'service-audit.svg',
    alt: 'A magnifying glass over the highest bar of a chart, with a tick below each bar',
  },
  {
    fields: {
      title: 'Payroll and social security',
      description: `<p>People forgive a late newsletter, not a late salary. We calculate pay, deductions and contributions each month, prepare the bank file, and send every employee a payslip that can be understood.</p>
<ul><li>Salaries, allowances, overtime and festival allowance</li><li>Tax on salaries, spread evenly over the fiscal year</li><li>Contributions to the Social Security Fund, provident fund or citizen investment trust, as they apply to you</li><li>Leave and gratuity records</li><li>Joining and leaving: letters, final settlement, certificates</li></ul>
<h2>The month at a glance</h2>
<ol><li>You confirm joiners, leavers, leave and overtime.</li><li>We send a draft with every change since last month marked.</li><li>You approve; salaries are paid on the agreed day.</li><li>We deposit tax and contributions and file the statements.</li></ol>
<p>Contribution rates and tax bands are set by law and change. Ask us for the current schedule before you promise a net salary.</p>`,
    },
    picture: 'service-payroll.svg',
    alt: 'Pay packets and coins, one envelope open with a payslip',
  },
  {
    fields: {
      title: 'Company registration and compliance',
      description: `<p>Private company, partnership, sole proprietorship, branch or non-profit: the form decides how you are taxed, who is liable, and how easily a partner can join or leave. We help you to choose, then do the walking.</p>
<h2>Registration, step by step</h2>
<ol><li>Choice of form and of name</li><li>Memorandum and articles that suit the people behind them</li><li>Application at the Office of the Company Registrar or the competent department</li><li>PAN, and VAT where it is required</li><li>Registration with the local ward, and licences of your trade</li><li>Bank account and first entries in the books</li></ol>
<h2>And every year after that</h2>
<p>General meeting, audited accounts, annual returns, renewal of licences, changes of directors or shares. We keep the calendar and remind you a month ahead.</p>
<h3>Investors from abroad</h3>
<p>Foreign investment needs approval and a recorded inflow of capital before the first rupee is spent. <a href="/contact">Talk to us</a> before money is sent: the order of the steps matters later, when profit is to be taken home.</p>`,
    },
    picture: 'service-company.svg',
    alt: 'An office building with a flag and a certificate with a seal',
  },
]
