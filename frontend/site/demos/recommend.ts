import { wordsOf } from './words';

export interface Readable {
  title: string;
  path: string;
  source: string;
}

export interface Recommendations {
  title: string;
  next: { title: string; path: string; because: string[] }[];
}

/** The two most similar texts for each, compared by content only. */
export function recommendationsFor(texts: readonly Readable[]): Recommendations[] {
  const counts = texts.map(({ source }) => {
    const count = new Map<string, number>();
    for (const word of wordsOf(source)) {
      if (word.length > 4) count.set(word, (count.get(word) ?? 0) + 1);
    }
    return count;
  });
  const holders = (word: string): number => counts.filter((count) => count.has(word)).length;
  const weigh = (count: Map<string, number>): Map<string, number> =>
    new Map(
      [...count].map(([word, times]) => [
        word,
        (1 + Math.log(times)) * Math.log(texts.length / holders(word)),
      ]),
    );
  const weighed = counts.map(weigh);
  const length = (of: Map<string, number>): number => Math.hypot(...of.values()) || 1;
  return texts.map((text, index) => {
    const own = weighed[index]!;
    const others = texts
      .map((other, at) => {
        const shared = [...weighed[at]!].map(([word, weight]) => ({
          word,
          weight: weight * (own.get(word) ?? 0),
        }));
        const sum = shared.reduce((all, { weight }) => all + weight, 0);
        const because = shared
          .filter(({ weight }) => weight > 0)
          .sort((one, two) => two.weight - one.weight)
          .slice(0, 3)
          .map(({ word }) => word);
        return { other, score: sum / (length(own) * length(weighed[at]!)), because };
      })
      .filter(({ other }) => other !== text)
      .sort((one, two) => two.score - one.score)
      .slice(0, 2);
    return {
      title: text.title,
      next: others.map(({ other: { title, path }, because }) => ({ title, path, because })),
    };
  });
}
