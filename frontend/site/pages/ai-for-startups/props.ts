import { demoBench } from '../../../content/demos';
import { startups } from '../../../content/startups';

/** The few words that the bench itself needs: all other copy is in the document alone. */
export function props() {
  const { title, loading, failed } = demoBench;
  const { samples } = startups;
  return {
    title: samples.title,
    words: { title, loading, failed },
    samples: samples.items.map((sample) => ({ title: sample.title, demo: sample.demo })),
  };
}
