// Scores the reading of mails: the writer's words, the charsets, and whether a mail is automatic.
import { built, type Scorer } from './folder.mts';

type Body = typeof import('../../backend/modules/inbound-mail/read-body.ts');
type Head = typeof import('../../backend/modules/inbound-mail/read-head.ts');
type Headers = typeof import('../../backend/modules/inbound-mail/judge-headers.ts');
type Text = typeof import('../../backend/modules/inbound-mail/reply-text.ts');

const inRoom = <M,>(file: string): M => built<M>(`modules/inbound-mail/${file}`);
const bodyOf = (content: Buffer) => inRoom<Body>('read-body.js').readBody(content);
const headOf = (content: Buffer) => inRoom<Head>('read-head.js').readHead(content);

const KNOWN = {
  from: 'hello@fenwright.example',
  inbox: 'team@fenwright.example',
  inbound: 'reply@fenwright.example',
};

/** A closing line, a name and a job title do no harm. */
const MAX_LEFT = 12;

/** Also a text may begin with a line like "Yes: do." */
const isMail = (content: Buffer): boolean => {
  const [head = ''] = content.toString('latin1').split(/\r?\n\r?\n/, 1);
  return (
    /^(?:from|received|message-id|mime-version):/im.test(head) && /^(?:From |[^:\s]+:)/.test(head)
  );
};

const textOf = async (content: Buffer): Promise<string> =>
  isMail(content)
    ? (await bodyOf(content)).text
    : inRoom<Text>('reply-text.js').replyText(content.toString('utf8'));

/** Ignores marked quotations, since it is no mistake to keep one. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/[\u200B\uFEFF]/g, '')
    .split('\n')
    .filter((line) => !/^\s{0,3}[>|]/.test(line))
    .join('\n')
    .split(/\s+/)
    .filter(Boolean);

/** Words of `words` that `others` lacks, in their order. */
function missing(words: string[], others: string[]): string[] {
  const lengths = Array.from(
    { length: words.length + 1 },
    () => new Uint32Array(others.length + 1),
  );
  for (let i = words.length - 1; i >= 0; i -= 1) {
    for (let j = others.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] =
        words[i] === others[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  const lost: string[] = [];
  for (let i = 0, j = 0; i < words.length;) {
    if (j < others.length && words[i] === others[j]) [i, j] = [i + 1, j + 1];
    else if (j < others.length && lengths[i]![j + 1]! > lengths[i + 1]![j]!) j += 1;
    else lost.push(words[i++]!);
  }
  return lost;
}

const short = (words: string[]): string => words.join(' ').slice(0, 110);

type Answer = { text?: string; has?: string[]; hasNot?: string[]; signature?: boolean };

export const answers: Scorer<Answer> = {
  endings: ['.eml', '.txt'],
  read: async (content) => (await textOf(content)).replaceAll('\n', ' / '),
  async judge(content, { text, has = [], hasNot = [], signature = false }) {
    const found = await textOf(content);
    if (text === undefined) {
      const plain = wordsOf(found).join(' ');
      const lost = has.filter(
        (part) => !plain.includes(wordsOf(part).join(' ')) && !found.includes(part),
      );
      const left = hasNot.filter((part) => found.includes(part));
      return lost.length + left.length === 0 ? null : `lost ${short(lost)}, left ${short(left)}`;
    }
    const lost = missing(wordsOf(text), wordsOf(found));
    const left = missing(wordsOf(found), wordsOf(text));
    if (lost.length > 0) return `lost ${short(lost)}`;
    return left.length <= MAX_LEFT || signature ? null : `left ${short(left)}`;
  },
};

const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/g;
const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** U+FFFD matches any letter: whoever wrote the expectation could not decode it. */
const isAlike = (wanted: string, found: string): boolean =>
  wanted.length === found.length &&
  [...wanted].every((letter, at) => letter === '\uFFFD' || letter === [...found][at]);

const isAmong = (word: string, words: string[]): boolean =>
  words.some((found) => isAlike(word, found));

const wordsIn = (text: string): string[] =>
  lettersOf(text)
    .split(/[^\p{L}\p{N}\uFFFD]+/u)
    .filter((word) => word.length > 1);

type Letters = { text: string[]; subject?: string; name?: string };

export const charsets: Scorer<Letters> = {
  endings: ['.eml', '.msg'],
  async read(content) {
    const { wholeText } = await bodyOf(content);
    const { subject, fromName } = headOf(content);
    return [fromName, subject, wholeText.replaceAll('\n', ' / ')].join(' | ');
  },
  async judge(content, { text, subject, name }) {
    const head = headOf(content);
    const found = [...new Set(wordsIn((await bodyOf(content)).wholeText))];
    const lost = [...new Set(text.flatMap(wordsIn))].filter((word) => !isAmong(word, found));
    const wrong = [
      lost.length > 0 && `lost ${short(lost)}`,
      subject &&
        !isAlike(lettersOf(subject).slice(0, 190), lettersOf(head.subject).slice(0, 190)) &&
        `subject ${head.subject}`,
      name &&
        !isAlike(lettersOf(name).slice(0, 90), lettersOf(head.fromName ?? '').slice(0, 90)) &&
        `name ${head.fromName}`,
    ].filter(Boolean);
    return wrong.join('; ') || null;
  },
};

const reasonOf = (content: Buffer) =>
  inRoom<Headers>('judge-headers.js').automaticReason(headOf(content), KNOWN);

export const automatic: Scorer<{ automatic: boolean }> = {
  endings: ['.eml'],
  read: (content) => reasonOf(content) ?? 'from a person',
  judge(content, expected) {
    const reason = reasonOf(content);
    return Boolean(reason) === expected.automatic ? null : (reason ?? 'taken for a person’s');
  },
};
