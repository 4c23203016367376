import type { ArticleSummary } from './article';
import { Byline } from './byline';
import { Cover } from './cover';
import { Row, Stack, Text, Title } from '../../ui/layout/layout';
import styles from './article-card.module.css';

interface ArticleCardProps {
  article: ArticleSummary;
  tags: readonly string[];
  heading?: 'h2' | 'h3';
}

/** A card whose title link covers the whole card. */
export function ArticleCard({ article, tags, heading: Heading = 'h2' }: ArticleCardProps) {
  return (
    <Stack as="article" gap={5} className={styles.card}>
      <div className={styles.cover}>
        <Cover article={article} />
      </div>
      <Stack gap={2}>
        <Row as="p" gap="2 2">
          {tags.slice(0, 2).map((tag) => (
            <Text as="span" key={tag} size={1} strong className={styles.tag}>
              {tag}
            </Text>
          ))}
        </Row>
        <Title as={Heading} size={6} className={styles.title}>
          <a href={article.path} className="covering">
            {article.title}
          </a>
        </Title>
        <Text soft size={4} leading={4} below={2}>
          {article.summary}
        </Text>
        <Byline article={article} />
      </Stack>
    </Stack>
  );
}
