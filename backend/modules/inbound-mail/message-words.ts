import { MOST_TEXT } from './inbound-mail-options';
import type { RefusedFile } from './inbound-mail.entity';
import type { IncomingMail } from './read-body';

const CUT = '[This message was longer. Our team has the whole mail.]';
const NO_TEXT = '[Sent without a text.]';
const MOST_NAMED = 10;

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
    .slice(0, MOST_NAMED)
    .map(({ name, code }) => `${name.slice(0, 100)} (${WHY[code] ?? 'refused'})`);
  const more = refused.length - named.length;
  return `[Not taken: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.]`;
}

function withinLimit(text: string, after: string[]): string {
  const end = after.filter(Boolean).join('\n\n');
  const whole = [text, end].filter(Boolean).join('\n\n');
  if (whole.length <= MOST_TEXT) return whole;
  const rest = [CUT, end].filter(Boolean).join('\n\n');
  const kept = text.slice(0, MOST_TEXT - rest.length - 2).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.trimEnd()}\n\n${rest}`;
}

/** `isDecided`: staff have read the mail, so quoted text may count as its content. */
export const messageOf = (
  { text, wholeText }: Pick<IncomingMail, 'text' | 'wholeText'>,
  refused: RefusedFile[],
  isDecided: boolean,
): string => withinLimit(text || (isDecided && wholeText) || NO_TEXT, [filesInWords(refused)]);

export const noteOf = (
  { from, fromName, text, wholeText }: IncomingMail,
  refused: RefusedFile[],
): string => {
  const who = [fromName, from && `<${from}>`].filter(Boolean).join(' ') || 'nobody named';
  return withinLimit(`Mail from ${who}:\n\n${text || wholeText || NO_TEXT}`, [
    filesInWords(refused),
  ]);
};
