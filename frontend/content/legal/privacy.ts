import brand from '../../../brand.json';
import type { LegalPage } from './legal-page';

export const privacy: LegalPage = {
  title: 'Privacy notice',
  lead: 'What we keep about you when you read this site, write to us, subscribe or use the client portal, why, for how long, and what you can ask us to do with it.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'controller',
      heading: 'Who is responsible',
      paragraphs: [
        `${brand.legalName}, ${brand.address.street}, ${brand.address.city} ${brand.address.postcode}, is the controller under the UK GDPR and the Data Protection Act 2018. Write to ${brand.email} about anything on this page.`,
        'When we work on data that you hold, you are the controller and we are your processor. The agreement for that work applies, not this notice.',
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep, why, and the legal basis',
      paragraphs: ['We ask for what the purpose needs. Each entry names its legal basis.'],
      list: [
        'Enquiries: name, email address, company, role and what you write, and your telephone number if you give it. To answer you. Steps before a contract, or our legitimate interest in answering.',
        'MVP enquiries also keep budget, timeline and how you found us, taken from the address of the page when you submit it. Same basis. An advertising click number is not kept.',
        'Newsletter and notices: email address, and name and company if you gave them. Your consent.',
        'Proof of consent: when, how and what text you saw. Our duty to show that you agreed.',
        'Your account and requests: name, work email address, company, what you write, and each change with its date. Performance of a contract, or steps before one.',
        'Security records: sign-ins, password changes, and the network address they came from. Our legitimate interest in protecting your account and ours.',
        'Messages caught by the spam filter: kept briefly so that a mistake can be found. Our legitimate interest in working forms.',
        'Counts of pressed buttons and opened e-books, without identifiers. No personal data is kept.',
      ],
    },
    {
      id: 'not-done',
      heading: 'What we do not do',
      paragraphs: [
        'We do not sell personal data, train models on your messages or requests, or make decisions about you by machine alone that have legal or similarly serious effects.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      paragraphs: ['A job runs every night, deletes what has expired, and writes a report.'],
      list: [
        'A subscription that was never confirmed: 14 days.',
        'A message flagged as spam: 30 days.',
        'Enquiries: 24 months after the last contact.',
        'Proof of consent: while you are subscribed and 6 years after.',
        'The note that you do not want our mails: indefinitely, as a salted hash of your address that cannot be turned back into it.',
        'The text of mails we sent you: not at all. Whom they went to: 90 days. Their date and delivery status: 13 months.',
        'Our record of your choice about cookies, which does not name you: 13 months.',
        'Network addresses in our logs: shortened after 30 days, so that they no longer point to one connection.',
        'Accounts and requests: while you are a client and 6 years after.',
        'Security records of accounts: 2 years.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Who sees it',
      paragraphs: [
        'Our own staff, as far as their work needs it. Companies that host our servers and deliver our mail, as processors under contract. Authorities, where the law obliges us.',
        'If you sign in with Google or Facebook, they learn that you did. If you book a call, the booking service receives what you enter there.',
      ],
    },
    {
      id: 'where',
      heading: 'Where it is kept',
      paragraphs: [
        'In the United Kingdom and the European Economic Area. If a provider handles data elsewhere, we rely on UK adequacy regulations or on the International Data Transfer Agreement, and send you a copy on request.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        `Write to ${brand.email}. You need no form and no reason. We answer within one month, free of charge.`,
      ],
      list: [
        'A copy of your data, and information on how it is used',
        'Correction of what is wrong',
        'Erasure, where we have no duty to keep it',
        'Restriction while a dispute is open',
        'Objection to anything we base on legitimate interest, and always to direct marketing',
        'Your data in a form another service can read',
        'Withdrawal of consent at any time, as easily as it was given',
      ],
    },
    {
      id: 'newsletter',
      heading: 'Newsletter choices',
      paragraphs: [
        'Every issue carries a link that ends it and one to your choices. Mails caused by your own action, such as a password reset, are not marketing and continue.',
      ],
      links: [
        { label: 'Newsletter choices', href: '/newsletter/preferences' },
        { label: 'Unsubscribe', href: '/unsubscribe' },
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        'The site and portal are meant for businesses and not for children. If a child has written to us, tell us and we delete it.',
      ],
    },
    {
      id: 'complaints',
      heading: 'If you are not satisfied',
      paragraphs: [
        'Complain to us first if you can: we acknowledge it within 30 days. You may also complain to the Information Commissioner’s Office at any time, at ico.org.uk or on 0303 123 1113.',
      ],
      links: [
        { label: 'Make a complaint to us', href: '/complaints' },
        { label: 'Complain to the ICO', href: 'https://ico.org.uk/make-a-complaint/' },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this notice',
      paragraphs: [
        'The date above says when it last changed. If we want to use your data for a new purpose, we tell you before we begin.',
      ],
    },
  ],
};
