import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { booking } from '../../content/booking';
import { newsletterArchive } from '../../content/newsletter-archive';
import { headOf } from '../document-head';
import { Asked, NoCall, NotNow } from './booking/answers';
import { Call, CancelCall } from './booking/call';
import { ConfirmMove } from './booking/confirm-move';
import { Times } from './booking/times';
import { Who } from './booking/who';
import { Issue, Issues, NoIssue } from './newsletter/issues';
import type { Draw, ServedPages } from './props';

const pages: { [Name in keyof ServedPages]: ComponentType<ServedPages[Name]> } = {
  times: Times,
  who: Who,
  'confirm-move': ConfirmMove,
  asked: Asked,
  call: Call,
  cancel: CancelCall,
  'no-call': NoCall,
  'not-now': NotNow,
  issues: Issues,
  issue: Issue,
  'no-issue': NoIssue,
};

const titles: { [Name in keyof ServedPages]?: string } = {
  asked: booking.asked.title,
  cancel: booking.cancel.title,
  'no-call': booking.missing.title,
  'not-now': booking.notNow.title,
  issues: newsletterArchive.search.title,
  'no-issue': newsletterArchive.missing.title,
};

const descriptions: { [Name in keyof ServedPages]?: string } = {
  times: booking.search.description,
  who: booking.search.description,
  issue: newsletterArchive.search.description,
};

const { feed } = newsletterArchive.search;
const feedOf: { [Name in keyof ServedPages]?: { feed: typeof feed } } = { issue: { feed } };

/** Draws what the server completes, by the same components as the rest of the site (backend/site/served-pages.ts). */
export const draw: Draw = (name, props, meta) => {
  // The compiler does not see that a name and its props belong together.
  const Page = pages[name] as ComponentType<object>;
  const { path, card, origin, title = titles[name] ?? '', noindex = path === undefined } = meta;
  const { description = descriptions[name] ?? '' } = meta;
  return {
    main: renderToStaticMarkup(<Page {...props} />),
    head: headOf(path, { title, description, noindex, ...feedOf[name] }, { card, origin }).join(
      '\n',
    ),
  };
};
