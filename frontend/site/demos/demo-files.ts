/** Data files of the demonstrations on /ai-for-startups, made at build and fetched on first use. */
import { cambridgePages } from '../../content/cambridge';
import { claim } from '../../content/claims';
import { docs } from '../../content/docs';
import { cambridgeHome, home } from '../../content/home';
import { mvp } from '../../content/mvp';
import { startups } from '../../content/startups';
import { support } from '../../content/support';
import type { Question } from '../../content/types';
import { insights, posts } from '../articles/collections';
import type { Passage } from './find';
import { recommendationsFor } from './recommend';

const plain = (markdown: string): string =>
  markdown
    .replace(/\^\[[^\]]+\]\([^\s)]+\)/g, '')
    .replace(/\[([^[\]]+)\]\([^()]+\)/g, '$1')
    .replace(/[*_`]/g, '')
    .trim();

const paragraphs: Passage[] = [...insights, ...posts].flatMap(({ title, path, source }) =>
  source
    .split(/\n{2,}/)
    .filter((block) => block.length > 120 && !/^(#|\||- |\d\. )/.test(block))
    .map((text) => ({ title, href: path, text: plain(text) })),
);

const asked = (items: readonly Question[], href: string): Passage[] =>
  items.map(({ question, answer }) => ({ title: question, href, text: answer }));

const cambridgePrices = cambridgePages.flatMap(({ hero, path: href, services }) =>
  services.items.map(({ title, price, text }) => ({
    title: `${title}: price`,
    href,
    text: `${hero.title}. ${title} starts from ${claim(price).value}, without VAT. ${text}`,
  })),
);

const plans = startups.pricing.plans.map(({ name, price, from, subtitle, features }) => ({
  title: `${name}: price`,
  href: '/ai-for-startups#pricing',
  text: `${name} costs ${from ? 'from ' : ''}${claim(price).value}, without VAT. ${subtitle}. ${features.join(', ')}.`,
}));

const answers: Passage[] = [
  ...asked(startups.faq.items, '/ai-for-startups#questions'),
  ...asked(home.faq.items, '/#questions'),
  ...asked(cambridgeHome.faq.items, '/cambridge#questions'),
  ...asked(mvp.faq.items, '/mvp#questions'),
  ...asked(support.faq.items, '/support'),
  ...docs.sections.flatMap(({ id, title, paragraphs: own, list = [] }) =>
    [...own, ...list].map((text) => ({ title, href: `/docs#${id}`, text })),
  ),
  ...plans,
  ...cambridgePrices,
];

export const demoFiles: Readonly<Record<string, string>> = {
  'demos/paragraphs.json': JSON.stringify(paragraphs),
  'demos/answers.json': JSON.stringify(answers),
  'demos/recommendations.json': JSON.stringify(recommendationsFor([...insights, ...posts])),
};
