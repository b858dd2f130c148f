import type { SeedOf } from './seed.ts'

export const blog: SeedOf<'blog'>[] = [
  {
    daysAgo: 5,
    fields: {
      title: 'A notice from the tax office: the first seven days',
      description: `<p>The envelope is thin, the language is stiff, and the deadline is already running. Most notices are harmless: a figure does not match, a paper is missing, a return has not been seen. What turns them into trouble is a drawer.</p>
<h2>Day one: read it twice</h2>
<p>Write on the first page <strong>when and how it reached you</strong>. Then look for three things: the fiscal year, the section of the law, and what is asked of you. A request for documents is something quite different from an amended assessment.</p>
<h2>Days two to four: find the papers</h2>
<ul><li>The return of that year, with its receipt</li><li>The books and bills behind the figure in question</li><li>Earlier letters on the same matter</li></ul>
<p>Copy, do not hand over originals, and keep a list of what you gave to whom.</p>
<h2>Days five to seven: answer</h2>
<p>A good answer is short. It names the notice, states the facts in order, attaches the evidence and says what you ask for. If you need more time, ask for it in writing before the deadline, not after.</p>
<blockquote>An honest mistake, explained early, is nearly always cheaper than a clever story.</blockquote>
<p>If an assessment is wrong, the law offers a review and an appeal, each with its own deadline and deposit. <a href="/contact">Call us</a> before you choose; the choice cannot always be reversed.</p>`,
    },
    picture: 'post-notice.svg',
    alt: 'A letter rising from an opened envelope, marked with an exclamation mark',
  },
  {
    daysAgo: 34,
    fields: {
      title: 'Cash flow before Dashain: a plan on one sheet of paper',
      description: `<p>Every autumn the same thing happens. Sales rise, everybody is busy, and two weeks after the festival there is no money for the suppliers. Nothing went wrong with the profit. The cash simply went out before it came in.</p>
<h2>Draw eight columns</h2>
<p>One for each week, four before the festival and four after it. In each column write three lines:</p>
<ol><li>money that <strong>will</strong> come in, from customers who usually pay on time</li><li>money that <strong>must</strong> go out: salaries, festival allowance, rent, VAT, loan instalments</li><li>what is left at the end of the week</li></ol>
<p>Stock comes last, because stock is the one line that you can still change.</p>
<h2>Read the lowest number</h2>
<p>If the lowest week is above zero, you are done. If not, you have four levers, in this order of cost:</p>
<ul><li>ask good customers for part payment now</li><li>split the order with your supplier</li><li>move a purchase that is not for sale</li><li>arrange a short overdraft<ul><li>before you need it</li><li>for the amount of the gap, not for comfort</li></ul></li></ul>
<p><span style="background-color: #fdf0d5">Set the VAT that you collect aside each week, in another account.</span> It was never yours, and the return falls due in the same weeks as the new stock.</p>`,
    },
    picture: 'post-kite.svg',
    alt: 'A festival kite above a ridge, its line marked with points like a chart',
  },
  {
    daysAgo: 52,
    fields: {
      title: 'Sole proprietor, partnership or private company?',
      description: `<p>The question is usually asked as one about tax. It is better asked as one about people: who decides, who is liable, and what happens when somebody leaves?</p>
<h2>Sole proprietorship</h2>
<p>Quick to register and easy to run. Your business is you: its profit is taxed with your other income, and its debts reach into your house. It suits a craft, a shop, a first attempt.</p>
<h2>Partnership</h2>
<p>Two or more people under one deed. Cheap and flexible, as long as the deed answers the unpleasant questions: <em>how is work paid, how is capital paid, who may sign, how does one get out?</em> Without answers a partnership is a friendship with bills.</p>
<h2>Private company</h2>
<p>A person in law. Shareholders risk what they have put in, shares can be passed on, banks and foreign partners know the form. In return there are meetings, an annual audit and filings with the registrar, whether or not business was done.</p>
<h2>Three questions that usually decide</h2>
<ol><li>Could a single bad contract cost more than you own?</li><li>Will others put in money without working?</li><li>Do you want to sell or hand on the business one day?</li></ol>
<p>Two times yes speaks for a company. Changing the form later is possible, but it costs time and may be taxed, so <a href="/services-details/company-registration-and-compliance">an hour of advice at the start</a> is well spent.</p>`,
    },
  },
  {
    daysAgo: 71,
    fields: {
      title: 'Five withholding mistakes that we see every month',
      description: `<p>Tax deducted at source looks simple: keep a part, pass it on, file a statement. Yet most adjustments that we find in reviews come from here.</p>
<h3>1. The gross price was never agreed</h3>
<p>A landlord expects the full rent <em>in hand</em>, the contract says nothing, and in the end you pay the tax out of your own pocket. Put one sentence into the contract.</p>
<h3>2. The deduction waits for the payment</h3>
<p>Often the duty arises when the amount is credited, not when the money leaves. Year-end entries are the usual trap.</p>
<h3>3. The wrong heading</h3>
<p>Service or contract, resident or not, with a VAT bill or without: each has its own rate. Check the current schedule with us when a new kind of payment comes up.</p>
<h3>4. Deposited, but in nobody’s name</h3>
<p>A deposit without the right PAN helps no one. The other side cannot claim it, and will call you.</p>
<h3>5. No certificate</h3>
<p>Whoever bears the tax is entitled to proof. Send certificates on a fixed day and save yourself a year of telephone calls.</p>
<blockquote>You are the collector here, not the taxpayer. What you forget to keep back, you owe yourself.</blockquote>`,
    },
    picture: 'post-slice.svg',
    alt: 'A coin with one slice taken out, and an arrow from the slice to an envelope',
  },
  {
    daysAgo: 96,
    fields: {
      title: 'Is it time to register for VAT?',
      description: `<p>Registration is a line that most businesses cross while looking elsewhere. It pays to see it coming, because prices, contracts and software all change on the other side.</p>
<h2>Count the right twelve months</h2>
<p>What counts is taxable turnover over the last twelve months, not the calendar year and not profit. Exempt supplies stay out of the count; goods and services have limits of their own. <strong>Ask us for this year’s figures</strong> before you rely on what a neighbour paid.</p>
<h2>When it makes sense to go first</h2>
<ul><li>Your customers are registered and can claim the tax back</li><li>You are about to buy equipment with much VAT in it</li><li>A tender asks for it</li></ul>
<h2>When waiting is reasonable</h2>
<ul><li>You sell to households, and price is what they compare</li><li>Your purchases carry little VAT</li><li>Nobody has time for monthly books yet</li></ul>
<h2>The first month after registration</h2>
<ol><li>New bills with the required details, numbered without gaps</li><li>Purchase and sales books from day one</li><li>A list of stock on the day of registration</li><li>A second bank account for the tax</li></ol>
<p>We set this up in a week. The habit takes three months; after that you will wonder how you managed without.</p>`,
    },
    picture: 'post-threshold.svg',
    alt: 'Rising bars, the last two above a dashed threshold line with a flag',
  },
  {
    daysAgo: 128,
    fields: {
      title: 'Closing the books in Ashadh: a checklist',
      description: `<p>The last days of Ashadh decide how pleasant the following three months will be. This is the list that we use ourselves. Print it, tick it off, and pass the rest to us.</p>
<h2>Before the last day</h2>
<ul><li>Count the stock, with two people and a pen</li><li>Count the cash and sign the sheet</li><li>Write to customers who owe for more than three months</li><li>Pay what must be paid within the year to be deductible</li><li>Check that advance tax has been paid as the schedule asks</li></ul>
<h2>On the last day</h2>
<ul><li>Note the numbers of the last bill, voucher and delivery note</li><li>Read meters, if rent or power is shared</li><li>Photograph stock that is old, damaged or with others</li></ul>
<h2>In the weeks after</h2>
<ol><li>Reconcile every bank account to the last day</li><li>Ask for loan and interest certificates</li><li>Record bills for last year that arrive this year</li><li>Match withholding certificates with your income</li><li>Review fixed assets: bought, sold, scrapped</li></ol>
<p style="text-align: center"><strong>If you can do only one thing, do the stock count.</strong><br>It is the only one that cannot be done later.</p>`,
    },
    picture: 'post-checklist.svg',
    alt: 'A clipboard with four of five boxes ticked, and a pencil',
  },
  {
    daysAgo: 163,
    fields: {
      title: 'Bringing capital to Nepal: the order of the steps',
      description: `<p>Investors from abroad rarely fail at the idea. They stumble over sequence: money arrives before the approval, the lease is signed by the wrong person, and years later the bank asks how the capital came in.</p>
<h2>A sequence that works</h2>
<ol><li><strong>Check the sector.</strong> Some activities are closed to foreign investment, some have a minimum amount. The lists are revised; use the current one.</li><li><strong>Get the approval</strong> of the competent authority for the project and the share of each investor.</li><li><strong>Register the company</strong> with articles that match the approval word for word.</li><li><strong>Open the account</strong> and bring the capital in through a bank, with the purpose stated.</li><li><strong>Record the inflow</strong> with the central bank. Without this record profit cannot go home.</li><li><strong>Then</strong> sign leases, hire people and order machines in the company’s name.</li></ol>
<h2>Papers that take longest</h2>
<ul><li>notarised and legalised documents of the parent company</li><li>financial credibility certificates from a foreign bank</li><li>visas for people who should be here from the first day</li></ul>
<p>Plan in months, not weeks, and name one person on each side who answers within a day. We are glad to be that person in Kathmandu.</p>`,
    },
    picture: 'post-globe.svg',
    alt: 'A globe behind a ridge, a dotted path ending at a flag on a peak',
  },
]
