import brand from '../../../brand.json';
import type { LegalPage } from './legal-page';

export const accessibility: LegalPage = {
  title: 'Accessibility statement',
  lead: 'We want everybody to be able to read this site, send a form and use the client portal. This page says what we test, what we know does not work yet, and whom to tell.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'standard',
      heading: 'The standard we build to',
      paragraphs: [
        'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA. No independent audit has been made yet, so this is our own assessment.',
      ],
    },
    {
      id: 'works',
      heading: 'What you can rely on',
      paragraphs: ['These are checked by tests that run on every change.'],
      list: [
        'Every function works with the keyboard alone, and the focus is visible and never hidden under the header',
        'Pages have one main heading, headings in order, and a link to skip to the content',
        'Text has a contrast of at least 4.5 to 1, and can be enlarged to 200% without loss',
        'Forms have visible labels, say what is wrong in words, keep what you typed and set no time limit',
        'Anything that moves by itself has a button to stop it, and does not move if your device asks for less motion',
        'Articles, menus and answers can be read without JavaScript',
      ],
    },
    {
      id: 'known',
      heading: 'What does not work well yet',
      paragraphs: ['We list what we know, and remove an entry only after testing the repair.'],
      list: [
        'The interactive map on the contact page is hard to use without a mouse. The address and a link to directions stand beside it.',
        'The booking calendar belongs to another company, and we have not been able to test all of it. You can book by telephone or email instead.',
        'The e-books are tagged PDFs. If one does not work with your software, ask us for another format.',
      ],
    },
    {
      id: 'how-tested',
      heading: 'How we test',
      paragraphs: [
        'Automatic checks with axe on every page and in every state of the forms and the portal, at each change. A run by keyboard of the menus, forms and the request wizard. Manual checks with a screen reader before a larger release.',
        'Automatic checks miss what only a person notices, which is why we ask you as well.',
      ],
    },
    {
      id: 'tell-us',
      heading: 'Tell us what stands in your way',
      paragraphs: [
        `Write to ${brand.email} or call ${brand.phone}. Name the page and what you use, if you like. We offer you another way at once and tell you when the cause is repaired.`,
      ],
      links: [{ label: 'Report an accessibility problem', href: '/contact?topic=accessibility' }],
    },
    {
      id: 'law',
      heading: 'Your rights',
      paragraphs: [
        'The Equality Act 2010 obliges us to make reasonable adjustments. If our answer does not help, the Equality Advisory and Support Service can advise you.',
      ],
      links: [
        {
          label: 'Equality Advisory and Support Service',
          href: 'https://www.equalityadvisoryservice.com/',
        },
      ],
    },
  ],
};
