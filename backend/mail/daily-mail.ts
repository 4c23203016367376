import brand from '../../brand.json';
import type { SiteLinks } from '../links/links.public';
import { momentInWords } from './morning';
import type { ComposedMail } from './define-mail';
import type { MailEntry } from './mail-layout';

const MOST_ENTRIES = 50;

export type Said = { at: Date; mail: ComposedMail };

export function dailyMail(day: Said[], links: SiteLinks): ComposedMail | null {
  const last = day.at(-1)?.mail;
  if (!last) return null;
  const { to, reader } = last;
  const { greeting, choicesUrl } = last.content;
  const more = day.length - MOST_ENTRIES;
  return {
    to,
    ...(reader && { reader }),
    content: {
      subject: `Your day at ${brand.name}`,
      preview: day
        .map(({ mail }) => mail.content.subject)
        .join(' · ')
        .slice(0, 200),
      ...(greeting && { greeting }),
      paragraphs: [
        day.length === 1
          ? 'One thing has happened since your last daily mail.'
          : `${day.length} things have happened since your last daily mail.`,
      ],
      entries: day.slice(0, MOST_ENTRIES).map((said) => entryOf(said, reader?.timeZone ?? null)),
      button: { label: 'Open the portal', url: links.page('/dashboard') },
      ...(more > 0 && { notes: [`And ${more} more, which the portal shows.`] }),
      reason: 'You get this because you chose to get these mails once a day.',
      ...(choicesUrl && { choicesUrl }),
    },
  };
}

export function entryOf({ at, mail: { content } }: Said, zone: string | null): MailEntry {
  const { subject, paragraphs, entries = [], facts = [], quote, next, button } = content;
  const reasons = facts.filter(([label]) => label === 'Reason');
  const moves = entries.map(({ title, lines = [] }) => [title, ...lines].join('. '));
  return {
    title: subject,
    when: momentInWords(at, zone),
    lines: [...paragraphs, ...moves, ...reasons.map(([label, value]) => `${label}: ${value}`)],
    ...(quote && { quote }),
    ...(next && { next }),
    ...(button && { link: button }),
  };
}
