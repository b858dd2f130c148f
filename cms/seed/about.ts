import type { SeedOf } from './seed.ts'

export const about: SeedOf<'about'>[] = [
  {
    fields: {
      title: 'A firm named after the ridge and the record',
      description: `<p>In Nepali a <em>lekh</em> is a high ridge, and <em>lekha</em> is what is written in the books. We chose both: advice with a long view, resting on records that anyone may open.</p>
<p>Lekhdanda began as two desks above a tea shop in Kathmandu. Shopkeepers brought boxes of bills, and we put them in order. Today we look after traders, schools, workshops, software teams and families, and the boxes have become shared folders. The work is still the same: <strong>find the facts, write them down, explain what follows.</strong></p>
<h3>Who comes to us</h3>
<ul><li>Owners who want to understand their own figures</li><li>New companies that want to start with clean books</li><li>Established firms that prepare for an audit, a loan or a new partner</li><li>Nepalis abroad with income or property at home</li></ul>
<p>You will find us in the office from morning to late afternoon, with tea. Bring your questions; the papers can follow.</p>`,
    },
    picture: 'about-street.svg',
    alt: 'A row of town houses in front of a mountain ridge, the tallest with a marigold roof',
  },
  {
    fields: {
      title: 'How we work with you',
      description: `<p>Every engagement follows the same four steps, whether it is one tax return or the bookkeeping of a whole group. You know at each step what we do, what we need from you and what it will cost.</p>
<ol><li><strong>Listen.</strong> A first meeting about your business, your worries and your deadlines.</li><li><strong>Look.</strong> We read the records as they are and note what is missing.<ul><li>bank statements and loan papers</li><li>sales and purchase bills</li><li>earlier returns and letters</li></ul></li><li><strong>Propose.</strong> A written plan with a fixed fee and named people.</li><li><strong>Do, and report.</strong> We file on time, hand over the proof, and tell you in one page what we found.</li></ol>
<blockquote>If we cannot explain a number to you, we do not put it in your return.</blockquote>
<p>One adviser stays with you. A second person checks each return before it leaves the office, and both names are on the file.</p>`,
    },
    picture: 'about-desk.svg',
    alt: 'An open ledger with one marked row, a cup of tea and a calculator seen from above',
  },
  {
    fields: {
      title: 'What we promise, and what we refuse',
      description: `<p>Tax law leaves room for choices. It leaves no room for invention. We look for every relief that the law gives you, and we stop where the evidence stops.</p>
<h3>We promise</h3>
<ul><li>plain language, in Nepali or English</li><li>fees agreed before the work begins</li><li>confidentiality, within the team and after you leave us</li><li>a warning in good time, also when it is unwelcome</li></ul>
<h3>We refuse</h3>
<ul><li>bills without a supply behind them</li><li>two sets of books</li><li>commissions from people whom we recommend to you</li></ul>
<p style="text-align: center"><span style="color: #0b5a50"><strong>Fair to the client, fair to the state, fair to the people who are paid from the same books.</strong></span></p>`,
    },
    picture: 'about-scales.svg',
    alt: 'A balance with a document in one pan and coins in the other, level',
  },
]
