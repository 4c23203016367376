import { MAX_REST, MAX_TEXT } from './inbound-mail-options';
import type { RefusedFile } from './inbound-mail.entity';
import type { IncomingMail } from './read-body';

const CUT = '[This message was longer. Our team has the whole mail.]';
const NO_TEXT = '[Sent without a text.]';
const MAX_NAMED = 10;

const WHY: Record<string, string> = {
  file_too_large: 'larger than 25 MB',
  file_type_refused: 'a kind of file that cannot be sent',
  file_empty: 'empty',
  file_not_usable: 'found unsafe',
  space_used_up: 'no space left',
  too_many_files: 'more than ten files',
};

function filesInWords(refused: RefusedFile[]): string {
  if (refused.length === 0) return '';
  const named = refused
    .slice(0, MAX_NAMED)
    .map(({ name, code }) => `${name.slice(0, 100)} (${WHY[code] ?? 'refused'})`);
  const more = refused.length - named.length;
  return `[Not taken: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.]`;
}

type Fitted = { text: string; left: string };

function withinLimit(text: string, after: string[]): Fitted {
  const end = after.filter(Boolean).join('\n\n');
  const whole = [text, end].filter(Boolean).join('\n\n');
  if (whole.length <= MAX_TEXT) return { text: whole, left: '' };
  const added = [CUT, end].filter(Boolean).join('\n\n');
  const kept = text.slice(0, MAX_TEXT - added.length - 2).replace(/[\uD800-\uDBFF]$/, '');
  return { text: `${kept.trimEnd()}\n\n${added}`, left: text.slice(kept.length).trim() };
}

const within = (text: string): string | null => {
  if (text.length <= MAX_REST) return text || null;
  return `${text.slice(0, MAX_REST).replace(/[\uD800-\uDBFF]$/, '')}\n\n${CUT}`;
};

const ANSWERS = {
  accepted: '[Accepted the invitation in their calendar.]',
  tentative: '[Perhaps comes, says their calendar.]',
  declined: '[Declined the invitation in their calendar.]',
};

/**
 * `isDecided`: staff have read the mail, so quoted text may count as its content.
 * @returns the message, and what of the mail is not in it
 */
export function messageOf(
  { text, rest, wholeText, calendarAnswer }: Words,
  refused: RefusedFile[],
  isDecided: boolean,
): { text: string; rest: string | null } {
  const answer = calendarAnswer && ANSWERS[calendarAnswer];
  const own = [answer, text].filter(Boolean).join('\n\n');
  const fitted = withinLimit(own || (isDecided && wholeText) || NO_TEXT, [filesInWords(refused)]);
  const left =
    own === '' && isDecided ? fitted.left : [fitted.left, rest].filter(Boolean).join('\n\n');
  return { text: fitted.text, rest: within(left) };
}

type Words = Pick<IncomingMail, 'text' | 'rest' | 'wholeText' | 'calendarAnswer'>;

export const noteOf = (
  { from, fromName, text, wholeText }: IncomingMail,
  refused: RefusedFile[],
): string => {
  const who = [fromName, from && `<${from}>`].filter(Boolean).join(' ') || 'nobody named';
  return withinLimit(`Mail from ${who}:\n\n${text || wholeText || NO_TEXT}`, [
    filesInWords(refused),
  ]).text;
};
