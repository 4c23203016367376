import brand from '../../brand.json';
import { bookingHref } from '../lib/booking';

const subject = encodeURIComponent('Startup AI Package: please notify me');
const body = encodeURIComponent(
  'Please tell me when the Startup AI Package is ready.\n\nCompany:\nWhat we are building:\n',
);

/** Canonical path. The .pdf address shows the same page with noindex. */
export const startupPackagePath = '/ai-for-startups/package';

export const startupPackage = {
  title: 'The Startup AI Package is on its way',
  lead: 'It is being written, and we would rather send it late than thin. This is what it will contain.',
  contents: [
    {
      title: 'AI Strategy Framework',
      text: 'Six questions that narrow a long list to one feature. The first: which sentence in your pitch would it make true?',
    },
    {
      title: 'ROI Calculation Tools',
      text: 'A spreadsheet that starts from cost per task and ends at gross margin, including the model bill most plans leave out.',
    },
    {
      title: 'Technical Checklists',
      text: 'What to have in place before a feature goes live: test set, budget alarm, fallback, deletion.',
    },
    {
      title: 'Use Case Examples',
      text: 'Features that are worth building and some that are not, with the data each one needs.',
    },
    {
      title: 'Vendor Evaluation',
      text: 'A test you can run on any model provider in an afternoon, and the contract clauses to read first.',
    },
    {
      title: 'Resource Library',
      text: 'Papers, guides and regulator pages worth your time, each with a line on why.',
    },
  ],
  notify: {
    label: 'Notify Me When Ready',
    href: `mailto:${brand.email}?subject=${subject}&body=${body}`,
    note: 'Opens your mail program with a message to us.',
  },
  bookCall: {
    label: 'Book a Call Instead',
    href: bookingHref('Startup AI Package'),
    accessibleName: 'Book a Call Instead (30 minutes, opens a new tab)',
    newTab: true,
  },
  links: [
    { label: 'Back to AI for Startups', href: '/ai-for-startups' },
    { label: 'Ask about the package', href: '/contact?topic=startup-package' },
  ],
} as const;
