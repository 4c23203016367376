import brand from '../../../brand.json';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { kitWords } from '../words';

export interface Strength {
  /** 0 (guessed at once) to 4 (very hard). */
  score: 0 | 1 | 2 | 3 | 4;
  /** The most useful advice; empty if strong. */
  advice: string;
}

const words = kitWords.password;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const tooShort = 8;

/** Load lazily: the word lists are larger than the rest of the page. */
export function estimateStrength(password: string, personal: readonly string[]): Strength {
  const known = [...personal.filter((word) => word.length > 2), brand.name.toLowerCase()];
  const result = estimator.check(password.slice(0, 128), known);
  if (password.length < tooShort) return { score: 0, advice: words.tooShort };
  const usesKnown = result.sequence.some(
    (match) =>
      'dictionaryName' in match && String(match['dictionaryName']).startsWith('userInputs'),
  );
  if (usesKnown && result.score < 4) {
    return { score: result.score, advice: words.known };
  }
  return { score: result.score, advice: result.score < 3 ? words.more : '' };
}
