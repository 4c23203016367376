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
        'Reading this site sets nothing from other companies. We count pressed buttons without cookies and without identifiers, and you can object. Anything beyond that waits until you agree.',
      ],
    },
    {
      id: 'necessary',
      heading: 'Always stored, because you asked for it',
      paragraphs: [
        'PECR needs no consent for storage that a service you asked for cannot do without.',
      ],
      list: [
        'Your choices about cookies and counting, if you made any: so that we need not ask on every page. The one about cookies comes with a random number, under which we keep our record of it, and holds for 6 months. The other stays until you take it back.',
        'What you typed into a form and have not sent: in the open tab only, so that a reload does not lose it. It goes when you send it or close the tab.',
        'Saved insights: the list of articles you saved, in your browser only. Stays until you remove them.',
        'Client portal: a sign-in token and the draft of an unfinished request. The token goes when you sign out, or when you close the browser unless you ticked "Remember me".',
      ],
    },
    {
      id: 'statistics',
      heading: 'Statistics, which you can refuse',
      paragraphs: [
        'We count how often some buttons are pressed and e-books are opened, as a total of each day. Nothing is stored in your browser for it, no address is kept, and two visits cannot be linked. You can object with one click below, and we remember only that objection.',
      ],
    },
    {
      id: 'google',
      heading: 'Google Tag Manager and Google Analytics, only if you agree',
      paragraphs: [
        'Where we have switched these on, a note at the foot of the page asks you first, and refusing is as easy as agreeing. Where no note appears, they are switched off. Nothing of theirs is loaded, and nothing is sent to Google, before you have agreed.',
        'If you agree, Google sets cookies whose names begin with _ga (up to 2 years), receives your network address and counts the pages you read. Advertising stays refused. We keep a record of your choice without your name or address for 13 months.',
        'If you change your mind, the page is loaded again without them, and their cookies on this site are removed.',
      ],
    },
    {
      id: 'advertising',
      heading: 'Advertising',
      paragraphs: [
        'If you came from an advertisement, the address of the page may carry a click number. We do not keep it.',
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
        'Use the buttons below, or "Cookie settings" at the foot of any page. The change holds from that moment. You can also delete everything for this site in your browser’s settings.',
      ],
      links: [{ label: 'Privacy notice', href: '/privacy' }],
    },
  ],
};
