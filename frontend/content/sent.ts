import { bookingHref } from '../lib/booking';
import { firstReply, replyNote } from '../lib/first-reply';
import { openingHours } from './contact';
import { newsletterMessages } from './messages/newsletter';
import { notifyMessages } from './messages/notify';
import { phoneLink } from './phone';
import type { Link, TitledText } from './types';

export interface SentPage {
  path: string;
  /** The server's sentence (`SENT`, `SUBSCRIBED`). A test compares the two. */
  message: string;
  lead: string;
  steps: readonly TitledText[];
  links: readonly Link[];
  search: { title: string; description: string; noindex: true };
}

const call: Link = { label: `Call\u00a0${phoneLink.label}`, href: phoneLink.href };
const book: Link = {
  label: 'Book a call now',
  href: bookingHref(),
  accessibleName: 'Book a call now (opens a new tab)',
  newTab: true,
};
const read: Link = { label: 'Read our insights meanwhile', href: '/insights' };

const receipt = 'A mail that confirms it is on its way to you.';
const inWords = `Within ${firstReply('site')}`;
const note = replyNote('site');
const reader = {
  title: 'An engineer reads it',
  text: `Messages are read by the people who do the work, ${openingHours}.`,
};

const openMail = {
  title: 'Open our mail',
  text: 'It has the subject “Please confirm your subscription” and takes a minute or two. If it is not there, look in your spam folder.',
};

const page = (
  name: string,
  title: string,
  description: string,
  words: Omit<SentPage, 'path' | 'search'>,
): SentPage => ({ path: `/sent/${name}`, search: { title, description, noindex: true }, ...words });

export const nextTitle = 'What happens next';

export const sentPages: readonly SentPage[] = [
  page(
    'contact',
    'Message sent',
    'Your message has arrived. This page says who reads it, by when you hear from us, and what we are likely to ask you first.',
    {
      message: "Message sent successfully! We'll get back to you soon.",
      lead: receipt,
      steps: [
        reader,
        {
          title: inWords,
          text: `You have an answer by mail, signed by the person who wrote it. ${note}`,
        },
        {
          title: 'What we will ask',
          text: 'Usually what happens today, what it costs you, and what you have tried.',
        },
      ],
      links: [read, book, call],
    },
  ),
  page(
    'lead',
    'Enquiry sent',
    'Your enquiry about one of our services has arrived. Who reads it, by when you have an answer, and what we need to know for a first estimate.',
    {
      message: `Thank you! We'll get back to you within ${firstReply('site')}.`,
      lead: receipt,
      steps: [
        reader,
        {
          title: inWords,
          text: `You have an answer by mail: whether we can help, and what a first step would be. ${note}`,
        },
        {
          title: 'What we will ask',
          text: 'Which systems hold your data, who would use the result, and by when you need it.',
        },
      ],
      links: [book, call, { label: 'Read the worked examples', href: '/case-studies' }],
    },
  ),
  page(
    'mvp',
    'Request for an audit sent',
    'Your request for a free feasibility audit has arrived. Who looks at your idea, when we write to you, and what to have at hand for the call.',
    {
      message: `Thank you! We'll be in touch within ${firstReply('mvp')}.`,
      lead: `${receipt} If you like, choose a time for the call now.`,
      steps: [
        {
          title: 'An engineer reads it',
          text: 'Somebody who builds such products looks at your idea, your budget and your dates.',
        },
        {
          title: `Within ${firstReply('mvp')}`,
          text: 'We write to you with first questions and times for a call.',
        },
        {
          title: 'What we will ask',
          text: 'Who would use it first, which data it needs, and what would convince you to continue.',
        },
      ],
      links: [book, call, read],
    },
  ),
  page(
    'newsletter',
    'One step to the newsletter',
    'We have sent a mail with a button to the address you entered. The newsletter begins once that button has been pressed, and not before.',
    {
      message: 'Successfully subscribed to newsletter! Check your email for confirmation.',
      lead: newsletterMessages.successNext,
      steps: [
        openMail,
        { title: 'Press its button', text: 'That shows us that the address is yours.' },
        {
          title: 'Until then, nothing is sent',
          text: 'Afterwards one letter a month, and one click in any of them ends it.',
        },
      ],
      links: [read, { label: 'Go to Homepage', href: '/' }],
    },
  ),
  page(
    'notify-list',
    'One step to the list',
    'We have sent a mail with a button to the address you entered. You are on the list once that button has been pressed, and not before.',
    {
      message: 'Almost done. Check your email for confirmation.',
      lead: notifyMessages.listNext,
      steps: [
        openMail,
        { title: 'Press its button', text: 'That shows us that the address is yours.' },
        {
          title: 'Until then, nothing is sent',
          text: 'Afterwards one mail when there is something new, and one click ends it.',
        },
      ],
      links: [read, { label: 'Download an e-book', href: '/ebooks' }],
    },
  ),
  page(
    'notify',
    'We will tell you',
    'We have stored your address for one mail: the one that says that what you asked about is ready. It is used for nothing else.',
    {
      message: "Thank you! We'll tell you when it is ready.",
      lead: receipt,
      steps: [
        { title: 'We finish it', text: 'Nothing to do for you.' },
        { title: 'You get one mail', text: 'It says where to find what you asked about.' },
        { title: 'That is all', text: 'We use your address for nothing else.' },
      ],
      links: [read, call],
    },
  ),
  page(
    'complaint',
    'Complaint received',
    'Your complaint has reached us. Who looks into it, how you hear about the outcome, and what you can do if you disagree with it.',
    {
      message:
        'Thank you. Your complaint has reached us, and a mail that acknowledges it is on its way to you.',
      lead: 'The mail names its number and the day by which you have the outcome.',
      steps: [
        {
          title: 'Somebody else looks into it',
          text: 'A person who was not involved, without undue delay.',
        },
        {
          title: 'We may ask you something',
          text: 'What exactly happened and when. Answer the mail to add something yourself.',
        },
        {
          title: 'You have the outcome in writing',
          text: 'What we found, what we do about it, and what you can do if you disagree.',
        },
      ],
      links: [{ label: 'How we handle complaints', href: '/complaints' }, call],
    },
  ),
];
