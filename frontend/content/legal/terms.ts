import brand from '../../../brand.json';
import type { LegalPage } from './legal-page';

export const terms: LegalPage = {
  title: 'Terms of use',
  lead: `These terms cover this website and the client portal of ${brand.legalName}. Work that we do for you is covered by a separate agreement, which both sides sign before it starts. Where the two differ, that agreement holds.`,
  updated: '2026-11-21',
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      paragraphs: [
        `${brand.legalName}, ${brand.address.street}, ${brand.address.city} ${brand.address.postcode}, ${brand.address.country}. Email ${brand.email}, telephone ${brand.phone}.`,
      ],
      links: [{ label: 'Contact', href: '/contact' }],
    },
    {
      id: 'using-the-site',
      heading: 'Using the site',
      paragraphs: [
        'You may read, print and quote our pages and e-books, and link to them. Please name the source. Do not copy them as a whole, present them as yours, or load the site so heavily that others cannot use it.',
      ],
    },
    {
      id: 'accuracy',
      heading: 'What the pages say',
      paragraphs: [
        'Articles and e-books are general information and no advice for your case. We correct errors when we learn of them. Figures about results state the work they come from, and yours may differ.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      paragraphs: [
        'Use a work email address that you control, keep your password to yourself, and tell us at once if you think somebody else has it. You may have an account closed at any time. We may suspend an account that is used to harm others or the service, and we say why.',
      ],
    },
    {
      id: 'prices',
      heading: 'Requests, prices and free offers',
      paragraphs: [
        'A request or an enquiry is not an order and binds neither of us. Prices on this site exclude VAT and are where a first engagement starts. The price of your work is the one in the agreement you sign.',
        'Free offers have limits, which are stated in one place.',
      ],
      links: [{ label: 'What is free, and where free ends', href: '/docs#free-offers' }],
    },
    {
      id: 'what-you-send',
      heading: 'What you send us',
      paragraphs: [
        'What you write to us stays yours. We use it to answer you and to plan the work. Do not send personal data about other people, passwords or regulated records through forms or requests. We will agree a safer way first.',
      ],
    },
    {
      id: 'newsletter',
      heading: 'Newsletter and notices',
      paragraphs: [
        'You receive them only after confirming your address, and can end them in every issue. Ending them has no effect on anything else.',
      ],
    },
    {
      id: 'links',
      heading: 'Other websites',
      paragraphs: [
        'Our booking calendar and maps are run by other companies under their own terms. We link to them and do not control them.',
      ],
    },
    {
      id: 'liability',
      heading: 'What we are responsible for',
      paragraphs: [
        'We run the site and the portal with reasonable care and put right what goes wrong. We do not promise that they are never interrupted. We are not liable for losses that neither of us could foresee, or for decisions made on general information alone.',
        'Nothing in these terms limits liability for death or injury caused by negligence, for fraud, or for anything else that the law does not allow us to limit.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      paragraphs: [
        'We may change these terms. The date on this page says when. Holders of an account hear about important changes by email before they apply.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      paragraphs: [
        'The law of England and Wales applies, and its courts decide disputes that we cannot settle by talking to each other. If you are a consumer living in Scotland or Northern Ireland, you may use your own courts.',
      ],
      links: [{ label: 'Make a complaint', href: '/complaints' }],
    },
  ],
};
