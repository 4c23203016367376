import type { ReactNode } from 'react';
import { articleLists } from '../../content/article-lists';
import { Row, Sheet, Stack, Text } from '../../ui/layout/layout';
import styles from './article-grid.module.css';

interface Children {
  children: ReactNode;
}

/** The body of a page that lists articles, with a way to the other list at its end. */
export function ArticleListBody({
  list,
  children,
}: Children & { list: keyof typeof articleLists }) {
  const { text, link } = articleLists[list].also;
  return (
    <Sheet before={8} after={9}>
      {children}
      <Text above={7}>
        {text} <a href={link.href}>{link.label}</a>
      </Text>
    </Sheet>
  );
}

export function Filters({ label, children }: Children & { label: string }) {
  return (
    <Row aria-label={label} as="nav" gap="1 6" align="center" className={styles.filters}>
      {children}
    </Row>
  );
}

/** One article, larger than in the grid. */
export function FeaturedArticle({ children }: Children) {
  return <div className={styles.featured}>{children}</div>;
}

export const ArticleGrid = ({ children }: Children) => (
  <Stack fill={24} gap="8 gutter" above={8}>
    {children}
  </Stack>
);
