import brand from '../../../brand.json';
import type { LegalPage } from './legal-page';

export const complaints: LegalPage = {
  title: 'Complaints',
  lead: 'How to complain about the way we use personal data, or about anything else we did. It costs nothing and changes nothing about how we treat you.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'how',
      heading: 'How to complain',
      paragraphs: [
        `Use the form below, write to ${brand.email}, call ${brand.phone}, or send a letter to ${brand.legalName}, ${brand.address.street}, ${brand.address.city} ${brand.address.postcode}. You may let somebody else complain for you: we then ask for your written permission.`,
      ],
      links: [{ label: 'Complain with the form', href: '#complaint-form' }],
    },
    {
      id: 'what-helps',
      heading: 'What helps us',
      paragraphs: [
        'Nothing is required but a way to answer you. These shorten the way to an answer.',
      ],
      list: [
        'What happened, and when',
        'Which of your data it concerns, if any',
        'What you would like us to do',
        'The number of an earlier message, if there is one',
      ],
    },
    {
      id: 'what-happens',
      heading: 'What happens then',
      paragraphs: [
        'Complaints about data protection follow the Data Protection Act 2018, as changed by the Data (Use and Access) Act 2025. We treat all others the same way.',
      ],
      list: [
        'We acknowledge your complaint within 30 days.',
        'Somebody who was not involved looks into it without undue delay, and tells you if it takes longer than expected.',
        'You receive the outcome in writing: what we found, what we do about it, and what you can do if you disagree.',
        'We keep a record of it for 6 years, to see what repeats.',
      ],
    },
    {
      id: 'rights-requests',
      heading: 'If you want your data',
      paragraphs: [
        'A request for a copy, a correction or erasure is not a complaint and has its own deadline of one month. The privacy notice says how.',
      ],
      links: [{ label: 'Your rights', href: '/privacy#rights' }],
    },
    {
      id: 'ico',
      heading: 'The Information Commissioner',
      paragraphs: [
        'You may complain to the Information Commissioner’s Office at any time. It usually asks whether you have complained to us first. Information Commissioner’s Office, Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF, telephone 0303 123 1113.',
      ],
      links: [{ label: 'Complain to the ICO', href: 'https://ico.org.uk/make-a-complaint/' }],
    },
  ],
};
