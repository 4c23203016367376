import { offersAnchor, offersIntro } from './offers';
import type { Link } from './types';

export interface DocsSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
  links?: readonly Link[];
}

export const docs: { title: string; lead: string; sections: readonly DocsSection[] } = {
  title: 'Documentation',
  lead: 'How we work, in enough detail to plan around: what happens when, who decides, what we may see and what you keep.',
  sections: [
    {
      id: 'engagements',
      title: 'How an engagement runs',
      paragraphs: [
        'Every piece of work has the same five points, whatever its size. Between them you can stop, and you keep what exists by then.',
      ],
      list: [
        'Question. You describe the problem in the portal, in the contact form or on a call. A person answers with questions, a first view of the cost, or a plain no.',
        'Scope. One page: what will be different at the end, how that is measured, what it costs, and what is left out. Nothing is owed before both sides have signed it.',
        'Access. You grant the least that the work needs, to named people. This step is the usual cause of delay, so we send the list on the day you sign.',
        'Build. Short stages, each with something to try. Changes of scope are written down with their price before they are made.',
        'Handover. Your team runs the system while we watch. After that we are available, and not needed.',
      ],
      links: [
        { label: 'Services and prices', href: '/services' },
        { label: 'Create an account', href: '/get-started' },
      ],
    },
    {
      id: 'roles',
      title: 'Who does what',
      paragraphs: [
        'On your side we need three people: one who owns the decision being improved, one who knows the data, and one who can say yes to money. They may be the same person.',
        'On ours there is a lead who answers for the result and is present from the first call to the handover. Specialists join for parts and are introduced by name.',
      ],
    },
    {
      id: 'measuring',
      title: 'How results are measured',
      paragraphs: [
        'The measure is agreed in the scope, before the work, and taken from records that exist independently of us: time stamps, invoices, stop logs.',
        'We compare like with like: the same weeks of another year, the same product mix, or a group that did not get the change. Where none of this is possible, we say that the result is an impression.',
      ],
    },
    {
      id: offersAnchor,
      title: offersIntro.title,
      paragraphs: [offersIntro.text],
    },
    {
      id: 'security',
      title: 'Security',
      paragraphs: [
        'We work in your accounts wherever that is possible, because access you granted is access you can withdraw.',
      ],
      list: [
        'Named accounts with a second factor. No shared passwords.',
        'Least privilege: read access first, write access for the stage that needs it, removed at its end.',
        'Secrets in a secret manager, never in code, tickets or chat.',
        'Laptops with encrypted disks. No client data on removable media.',
        'Logs of our access that you can read without asking us.',
        'Dependencies checked on every build, and updates proposed with their tests.',
        'If something goes wrong with personal data, you hear from us as soon as we know, so that you can meet the reporting deadline of 72 hours.',
      ],
      links: [{ label: 'Report a security problem', href: '/support' }],
    },
    {
      id: 'data-handling',
      title: 'Data handling',
      paragraphs: [
        'For work on your data you are the controller and we are the processor, under a written agreement. We follow it, and return or delete the data at the end, with a note of what was deleted and when.',
        'We start with made-up or pseudonymised records. Real ones come in only where the work fails without them, and only the fields it needs.',
        'Processing takes place in the UK or the EU by default. If a model is offered only elsewhere, we ask before using it and name the safeguard for the transfer.',
        'We do not train models for one client on the data of another, and choose providers whose terms exclude training on what we send.',
      ],
      links: [{ label: 'Privacy notice', href: '/privacy' }],
    },
    {
      id: 'ownership',
      title: 'What you own',
      paragraphs: [
        'Code, models, prompts, test sets and documentation made for you are yours on payment. Open-source parts keep their licences and are listed. Our general tools, where we use any, come with a licence that does not end.',
        'A model trained on your data cannot be reused for someone else. That is in the contract, and not only on this page.',
      ],
      links: [{ label: 'Terms', href: '/terms' }],
    },
    {
      id: 'api',
      title: 'The API',
      paragraphs: [
        'What the portal does, your own programs can do too: raise requests, answer them, send files, and hear of changes as they happen.',
      ],
      links: [
        { label: 'The API, with a first call', href: '/docs/api' },
        { label: 'API errors', href: '/docs/errors' },
        { label: 'API changes', href: '/docs/api-changes' },
      ],
    },
    {
      id: 'ending',
      title: 'How to stop',
      paragraphs: [
        'After any stage, without a reason. You pay for what was agreed and done. We hand over in working order, close our access and confirm it in writing.',
        'If something disappoints you, say so early, to your lead or through the complaints page. Both reach a director.',
      ],
      links: [{ label: 'Complaints', href: '/complaints' }],
    },
  ],
};
