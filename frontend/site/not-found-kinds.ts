import { articleMessages, blogMessages, notFoundMessages } from '../content/messages';
import type { Link } from '../content/types';
import { sitePages } from './pages';

export interface NotFoundKind {
  prefix: string;
  title: string;
  text: string;
  link: Link;
  description: string;
}

const kinds: readonly NotFoundKind[] = [
  {
    prefix: '/insights/',
    title: articleMessages.notFoundTitle,
    text: articleMessages.notFoundText,
    link: { label: articleMessages.viewAll, href: '/insights' },
    description:
      'There is no article at this address. The list of insights has every article there is, with a summary of each and the tags to find one by.',
  },
  {
    prefix: '/blog/',
    title: blogMessages.notFoundTitle,
    text: blogMessages.notFoundText,
    link: { label: blogMessages.back, href: '/blog' },
    description:
      'There is no post at this address. The blog can be searched by word, and lists every post by category: AI trends, machine learning and analytics.',
  },
  {
    prefix: '/services/',
    title: notFoundMessages.service.title,
    text: 'We offer no service under this name. The list shows all that there are.',
    link: { label: notFoundMessages.service.link, href: '/services' },
    description:
      'There is no service at this address. The list of services says what each of them delivers and the price that a first engagement starts from.',
  },
  {
    prefix: '/industries/',
    title: notFoundMessages.industry.title,
    text: 'We have no page on this industry. That does not mean that we have not worked in it: ask us.',
    link: { label: 'View All Industries', href: '/industries' },
    description:
      'There is no industry at this address. Six industries have a page of their own, and three more can be asked about in the contact form.',
  },
  {
    prefix: '/ebooks/',
    ...notFoundMessages.ebook,
    link: { label: notFoundMessages.ebook.link, href: '/ebooks' },
    description:
      'There is no e-book at this address. The list has the three that there are, each free, as a PDF, and without a form to fill in first.',
  },
];

export const notFoundKinds = kinds.filter(({ link }) =>
  sitePages.some(({ path }) => path === link.href),
);
