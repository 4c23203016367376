import { hash } from 'node:crypto';

/** Of a text of several words, no shorter run is likely to be written by chance. */
const RUN = 5;
const MAX_WORDS = 20_000;
const HASH_BYTES = 8;

const LINK = /<?\b(?:https?:\/\/|mailto:|tel:|www\.)[^\s<>]{1,4000}>?|(?<!\S)\S{1,200}@\S{1,200}/gi;
/** Mail programs replace pictures and links by these. */
const PLACEHOLDER = /\[(?:cid|image|inline image)\b[^\]\n]{0,300}\]/gi;
/** Chinese, Japanese and Thai have no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const UNSPACED_WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+/gu;
const NO_WORD = /[^\p{L}\p{M}\p{N}]/u;
const MAY_HAVE_LINKS = /[@[]|:\/\/|mailto:|tel:|www\./i;
const ASCII = /^[\0-\x7F]*$/;
const ASCII_WORD = /[a-z\d]+/g;

/**
 * Without case, links, addresses and everything that is neither letter nor digit, which mail
 * programs rewrite when they quote.
 */
export function wordsOf(text: string): string[] {
  const unlinked = MAY_HAVE_LINKS.test(text)
    ? text.replace(PLACEHOLDER, ' ').replace(LINK, ' ')
    : text;
  // In order of cost: each takes several times as long as the previous one.
  if (ASCII.test(unlinked)) return unlinked.toLowerCase().match(ASCII_WORD) ?? [];
  const plain = unlinked.normalize('NFKC').toLowerCase();
  if (!UNSPACED.test(plain)) return plain.split(NO_WORD).filter(Boolean);
  return plain.match(UNSPACED_WORD) ?? [];
}

const hashOf = (key: string, words: string[]): string =>
  hash('sha1', `${key}\n${words.join(' ')}`, 'hex').slice(0, HASH_BYTES * 2);

const hashesIn = (bytes: Uint8Array): string[] =>
  Buffer.from(bytes).toString('hex').match(EACH) ?? [];
const EACH = new RegExp(`.{${HASH_BYTES * 2}}`, 'g');

/** A line with its sentences. */
const unitsOf = (line: string): Set<string> => new Set([line, ...line.split(/[.?!:;：。？！]/)]);

/**
 * Hashes of all runs of five words of `texts`, and of their shorter lines, so that a reader can
 * recognise quotations. 8 bytes each; the texts cannot be recovered from them.
 */
export function fingerprintOf(key: string, texts: string[]): Buffer {
  const runs = new Set<string>();
  const known = new Map<string, string[]>();
  const read = (line: string): string[] => {
    const words = known.get(line) ?? wordsOf(line);
    known.set(line, words);
    return words;
  };
  for (const text of texts) {
    const lines = text.split('\n');
    const words = lines.flatMap(read).slice(0, MAX_WORDS);
    for (let at = 0; at + RUN <= words.length; at += 1) {
      runs.add(words.slice(at, at + RUN).join(' '));
    }
    for (const unit of lines.flatMap((line) => [...unitsOf(line)])) {
      const short = read(unit);
      if (short.length > 0 && short.length < RUN) runs.add(short.join(' '));
    }
  }
  // Two texts of one mail have nearly the same lines and runs.
  return Buffer.from([...runs].map((run) => hashOf(key, [run])).join(''), 'hex');
}

/** Texts that a reply may quote: `fingerprintOf` each. */
export class KnownTexts {
  private readonly hashes = new Set<string>();

  constructor(
    private readonly key: string,
    fingerprints: Uint8Array[],
  ) {
    for (const one of fingerprints.flatMap(hashesIn)) this.hashes.add(one);
  }

  /** Of each word, whether it stands in a run of these texts. */
  inRuns(words: string[]): boolean[] {
    const known = words.map(() => false);
    for (let at = 0; at + RUN <= words.length; at += 1) {
      if (this.hashes.has(hashOf(this.key, words.slice(at, at + RUN)))) {
        known.fill(true, at, at + RUN);
      }
    }
    return known;
  }

  /** Whether it is a whole line or sentence of these texts, of fewer words than a run. */
  isShortUnit(words: string[]): boolean {
    return words.length > 0 && words.length < RUN && this.hashes.has(hashOf(this.key, words));
  }
}

/** Of the last line, of the last two, and so on: where two mails end alike, is a signature. */
export function endingsOf(key: string, lines: string[]): Buffer {
  const hashes = lines.map((_, at) => hashOf(key, wordsOf(lines.slice(at).join('\n'))));
  return Buffer.from([...new Set(hashes)].join(''), 'hex');
}

const LEAST_EARLIER = 2;

/** Of earlier mails of one person, with `endingsOf` each. */
export class KnownEndings {
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly key: string,
    earlier: Uint8Array[],
  ) {
    for (const one of earlier.flatMap(hashesIn)) {
      this.counts.set(one, (this.counts.get(one) ?? 0) + 1);
    }
  }

  isKnown(lines: string[]): boolean {
    return (this.counts.get(hashOf(this.key, wordsOf(lines.join('\n')))) ?? 0) >= LEAST_EARLIER;
  }
}
