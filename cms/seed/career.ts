import type { SeedOf } from './seed.ts'

export const career: SeedOf<'career'>[] = [
  {
    fields: {
      title: 'Senior Accountant',
      salary: 'Rs 65,000 to 80,000',
      description: `<p>You will keep the books of about twelve clients, from a guest house in Pokhara to a software firm in Lalitpur, and be the person they call with a question.</p>
<h3>Your work</h3>
<ul><li>Monthly closing, bank reconciliation and VAT returns</li><li>Figures for owners: two pages, on time, with a comment that helps</li><li>Reviewing the work of two junior colleagues</li></ul>
<h3>What you bring</h3>
<ul><li>A degree in commerce or a semi-qualified CA or ACCA</li><li>Four years of practice, two of them with VAT</li><li>Clear writing in Nepali and English</li></ul>
<p>The office closes at five, and we mean it. Further education is paid for when it helps the work.</p>`,
    },
    picture: 'job-accountant.svg',
    alt: 'A screen with a rising bar chart on a tidy desk',
  },
  {
    fields: {
      title: 'Audit Support Associate',
      salary: 'Rs 45,000 to 55,000',
      description: `<p>You like to find out why two numbers that should be equal are not. In this post you prepare clients for their audit and sit beside them while it lasts.</p>
<ul><li>Collecting and indexing evidence</li><li>Stock counts and confirmations, also outside the valley</li><li>Keeping the list of open points, and closing them<ul><li>with the client</li><li>with the auditor</li></ul></li></ul>
<p>A CA, ACCA or MBS student with articleship experience fits well. Study leave before examinations is <strong>agreed in the contract</strong>, not begged for.</p>`,
    },
    picture: 'job-auditor.svg',
    alt: 'A briefcase and a magnifying glass with a tick',
  },
  {
    fields: {
      title: 'Trainee, Tax and Payroll',
      salary: '',
      description: `<p>One year in which you learn the trade properly: four months of bookkeeping, four of payroll, four of tax returns, each with a mentor who has time for you.</p>
<h3>You should</h3>
<ul><li>hold or be about to finish a bachelor’s degree in business or commerce</li><li>be comfortable with spreadsheets, and curious about what is behind them</li><li>treat what you read about clients as if it were about your own family</li></ul>
<p>The traineeship is paid; we talk about the amount in the first interview. Women and applicants from outside Kathmandu are warmly encouraged to apply.</p>`,
    },
    picture: 'job-trainee.svg',
    alt: 'A young plant in a pot on a stack of books',
  },
]
