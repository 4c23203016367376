import { NotFoundMessage } from '../../../ui/not-found-message';
import { insights, posts } from '../../articles/collections';
import { notFoundKinds } from '../../not-found-kinds';
import type { PageProps } from '../../pages';

const nearby: Readonly<Record<string, readonly { path: string; title: string }[]>> = {
  '/insights/': insights,
  '/blog/': posts,
};

export function Page({ path: under }: PageProps) {
  const kind = notFoundKinds.find(({ prefix }) => prefix === under);
  if (!kind) throw new Error(`nothing is said about unknown addresses under ${under}`);
  const { title, text, link } = kind;
  return (
    <NotFoundMessage
      title={title}
      text={text}
      link={link}
      meant="Did you mean:"
      nearby={(nearby[under] ?? []).map(({ path, title: label }) => ({ href: path, label }))}
    />
  );
}
