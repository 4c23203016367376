import { relatedWords } from '../../content/related-words';
import { wordsOf } from './words';

export interface Passage {
  title: string;
  href: string;
  text: string;
}

export interface Found {
  passage: Passage;
  /** Share of the query that the passage covers. Rare words and words in the title weigh more. */
  share: number;
  /** The words that were found: the query's own, or others that mean the same. */
  words: string[];
}

const RELATED = 0.7;

const relatives = new Map<string, Set<string>>();
for (const group of relatedWords) {
  for (const word of group) {
    relatives.set(word, new Set([...(relatives.get(word) ?? []), ...group]));
  }
}

const TITLE = 1.25;

/** Ranks passages by the query's words and their synonyms, best first. */
export function find(question: string, passages: readonly Passage[]): Found[] {
  const asked = [...new Set(wordsOf(question.replace(/\bhow much\b/i, 'price')))];
  const read = passages.map((passage) => ({
    passage,
    words: new Set(wordsOf(`${passage.title} ${passage.text}`)),
    titled: new Set(wordsOf(passage.title)),
  }));
  const isIn = (words: Set<string>, word: string): string | undefined =>
    words.has(word) ? word : [...(relatives.get(word) ?? [])].find((other) => words.has(other));
  const weights = asked.map((word) => {
    const holders = read.filter(({ words }) => isIn(words, word) !== undefined).length;
    // Words that no passage contains count as well.
    return Math.log(1 + read.length / (holders + 0.5));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return read
    .map(({ passage, words, titled }) => {
      let share = 0;
      const matched: string[] = [];
      asked.forEach((word, index) => {
        const found = isIn(words, word);
        if (found === undefined) return;
        const worth = (found === word ? 1 : RELATED) * (titled.has(found) ? TITLE : 1);
        share += (worth * (weights[index] ?? 0)) / all;
        matched.push(found);
      });
      return { passage, share, words: matched };
    })
    .filter(({ share }) => share > 0)
    .sort(
      (one, other) =>
        other.share - one.share || one.passage.text.length - other.passage.text.length,
    );
}

/** The sentence of a passage with most of the words that were found, cut at each of them. */
export function matchedSentence({ passage, words }: Found): { text: string; isMatch: boolean }[] {
  const matches = (text: string) => wordsOf(text).filter((word) => words.includes(word)).length;
  const [first = '', ...others] = passage.text.split(/(?<=[.!?])\s+/);
  const best = others.reduce(
    (found, sentence) => (matches(sentence) > matches(found) ? sentence : found),
    first,
  );
  return best
    .split(/([£\w’'-]+)/)
    .filter((text) => text !== '')
    .map((text) => ({ text, isMatch: matches(text) > 0 }));
}

/** Passages below this share are off topic. */
const ENOUGH = 0.55;

export function answerTo(question: string, passages: readonly Passage[]): Found | undefined {
  const [best] = find(question, passages);
  return best && best.share >= ENOUGH ? best : undefined;
}
