import { insights, posts } from '../../articles/collections';
import { legalPages } from '../../../content/legal';
import { sitePages } from '../../pages';
import { foundPages } from '../../seo/meta-for';
import { PageHead } from '../../sections/page-head';
import { Sheet, Title } from '../../../ui/layout/layout';
import styles from './page.module.css';

interface Entry {
  path: string;
  title: string;
}

/** All pages except noindex pages and those reached from mails. */
function entries(): Entry[] {
  const titles = new Map<string, string>([
    ...foundPages.map(([path, { title }]) => [path, title] as const),
    ...[...insights, ...posts].map(({ path, title }) => [path, title] as const),
    ['/', 'Home'],
  ]);
  return sitePages.flatMap(({ path }) => {
    const title = titles.get(path);
    return title ? [{ path, title }] : [];
  });
}

const groups: readonly { title: string; begins: readonly string[] }[] = [
  { title: 'Services', begins: ['/services', '/mvp', '/ai-for-startups'] },
  { title: 'Cambridge', begins: ['/cambridge'] },
  { title: 'Industries and case studies', begins: ['/industries', '/case-studies'] },
  { title: 'Insights', begins: ['/insights'] },
  { title: 'Blog', begins: ['/blog'] },
  { title: 'E-books, webinars, resources', begins: ['/ebooks', '/webinars', '/resources'] },
  { title: 'Help', begins: ['/docs', '/support', '/contact', '/about', '/how-we-count'] },
  { title: 'Legal texts', begins: legalPages.map(({ path }) => path) },
];

const portal: readonly Entry[] = [
  { path: '/signin', title: 'Sign in to the client portal' },
  { path: '/get-started', title: 'Create an account' },
];

function grouped(): { title: string; list: Entry[] }[] {
  const all = entries();
  const inGroup = ({ path }: Entry, begins: readonly string[]) =>
    begins.some((begin) => path === begin || path.startsWith(`${begin}/`));
  const named = groups.map(({ title, begins }) => ({
    title,
    list: all.filter((entry) => inGroup(entry, begins)),
  }));
  const rest = all.filter((entry) => !named.some(({ list }) => list.includes(entry)));
  return [
    { title: 'First of all', list: rest },
    ...named,
    { title: 'Client portal', list: [...portal] },
  ].filter(({ list }) => list.length > 0);
}

export function Page() {
  return (
    <>
      <PageHead title="Sitemap" lead="Every page of this website in one list." />
      <Sheet before={8} after={9} className={styles.groups}>
        {grouped().map(({ title, list }) => (
          <section key={title} className={styles.group}>
            <Title as="h2" size={6} below={2}>
              {title}
            </Title>
            <ul>
              {list.map(({ path, title: label }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Sheet>
    </>
  );
}
