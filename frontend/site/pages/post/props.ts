import { postAt } from '../../articles/collections';

export function props(path: string) {
  const { slug, title } = postAt(path);
  return { slug, title };
}
