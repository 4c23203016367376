import type { LegalPage } from './legal-page';

export const cookies: LegalPage = {
  title: 'Cookies and browser storage',
  lead: 'What this site stores in your browser, what it asks first, and how to change your mind. The rules come from the Privacy and Electronic Communications Regulations (PECR) and apply to more than cookies: to any storage on your device.',
  updated: '2026-11-21',
  sections: [
    {
      id: 'short',
      heading: 'In short',
      paragraphs: [
        'Reading this site sets nothing from other companies. We count visits without cookies and without identifiers, and you can object. Anything beyond that waits until you agree.',
      ],
    },
    {
      id: 'necessary',
      heading: 'Always stored, because you asked for it',
      paragraphs: [
        'PECR needs no consent for storage that a service you asked for cannot do without.',
      ],
      list: [
        'Your choice about cookies: so that we do not ask on every page. Stays for 6 months.',
        'Saved insights: the list of articles you saved, in your browser only. Stays until you remove them.',
        'Client portal: a sign-in token and the draft of an unfinished request. The token goes when you sign out, or when you close the browser unless you ticked "Remember me".',
      ],
    },
    {
      id: 'statistics',
      heading: 'Statistics, which you can refuse',
      paragraphs: [
        'We count which pages are read and which buttons are pressed, as totals. Nothing is stored in your browser for it, no address is kept, and two visits cannot be linked. You can object with one click below, and we remember only that objection.',
      ],
    },
    {
      id: 'marketing',
      heading: 'Marketing, only if you agree',
      paragraphs: [
        'If you came from an advertisement, the address of the page may carry a click number. We keep it with your enquiry only if you agreed to marketing. The box is never ticked for you, and refusing is as easy as agreeing.',
      ],
    },
    {
      id: 'others',
      heading: 'Content from other companies',
      paragraphs: [
        'The map on the contact page loads only when you press its button. It then comes from OpenStreetMap, which sees your network address. The booking calendar opens on the website of its provider, which has rules of its own.',
      ],
      links: [{ label: 'Contact page', href: '/contact' }],
    },
    {
      id: 'change',
      heading: 'Change your mind',
      paragraphs: [
        'Use "Cookie settings" at the foot of any page. The change holds from that moment. You can also delete everything for this site in your browser’s settings.',
      ],
      links: [{ label: 'Privacy notice', href: '/privacy' }],
    },
  ],
};
