import brand from '../../brand.json';
import { figure } from './claims';
import { ifPublished } from './claims/register';
import { openingHours } from './contact';
import type { Link, Question } from './types';
import { phoneLink } from './phone';

export const support: {
  title: string;
  lead: string;
  routes: readonly { title: string; text: string; link: Link }[];
  hours: { title: string; text: string; outside: string };
  faq: { title: string; items: readonly Question[] };
} = {
  title: 'Support',
  lead: 'Four ways to reach us. The first is the quickest if you are a client, because it reaches the people who built your system.',
  routes: [
    {
      title: 'Client portal',
      text: `Raise a request or add to one. A first reply comes within ${figure('reply')}, and you see who has it.`,
      link: { label: 'Sign in', href: '/signin', accessibleName: 'Sign in to the client portal' },
    },
    {
      title: 'Telephone',
      text: 'For anything urgent. If a system under a support agreement is down, say so in the first sentence.',
      link: phoneLink,
    },
    {
      title: 'Email',
      text: 'Write from the address you registered with, so that we can find your record.',
      link: { label: brand.email, href: `mailto:${brand.email}` },
    },
    {
      title: 'Contact form',
      text: 'If you are not a client yet, or would rather not use your mail program.',
      link: { label: 'Contact form', href: '/contact?topic=question' },
    },
  ],
  hours: {
    title: 'When we answer',
    text: openingHours,
    outside: `Bank holidays in England are closed.${ifPublished(['support-hours'], ` Systems under a support agreement are monitored ${figure('support-hours')}, and the number to call at night is in that agreement.`)}`,
  },
  faq: {
    title: 'Before you write',
    items: [
      {
        question: 'A link in one of your mails no longer works',
        answer:
          'Links to confirm an address or reset a password expire, and some mail filters open them before you do. Ask for a new one on the page the link opened. The older link stops working then.',
      },
      {
        question: 'I do not receive your mails',
        answer:
          'Look in the spam folder and in the quarantine of your company’s mail filter. Then tell us which address you used and roughly when, and we can see whether your server accepted the message.',
      },
      {
        question: 'How do I stop the newsletter?',
        answer:
          'Every issue has a link that ends it at once, with no sign-in and no questions first. If the mail was forwarded to you, the link belongs to the person who forwarded it.',
      },
      {
        question: 'The model gives a wrong answer. What do you need?',
        answer:
          'The time, the screen and what you expected instead. Please send no personal data. With the time we can find the exact input in your log, and it becomes a test so that the same error is noticed next time.',
      },
      {
        question: 'Who can see my request?',
        answer:
          'You, colleagues of your account, and our staff who work on it. Each change is recorded with a name and a time, and you see that record.',
      },
      {
        question: 'How do I report a security problem?',
        answer: `Write to ${brand.email} with "security" in the subject. Tell us how to reproduce it, and give us time to repair it before you publish. We will not take action against research done in good faith.`,
      },
    ],
  },
};
