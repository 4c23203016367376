import { insightAt } from '../../articles/collections';

export function props(path: string) {
  const { slug, title } = insightAt(path);
  return { slug, title };
}
