import { formatDate, formatDay } from '../../lib/dates';
import { Row, Stack, Text } from '../../ui/layout/layout';
import type { ArticleSummary } from './article';
import styles from './byline.module.css';

interface BylineProps {
  article: Pick<ArticleSummary, 'author' | 'date' | 'minutes'>;
  hasRole?: boolean;
}

export function Byline({ article: { author, date, minutes }, hasRole = false }: BylineProps) {
  return (
    <Row nowrap align="center" gap={3} size={3} leading={3}>
      <Stack as="span" size={2} strong className={styles.avatar} aria-hidden="true">
        {author.initials}
      </Stack>
      <p>
        <Text as="span" strong>
          {author.name}
        </Text>
        {hasRole ? (
          <Text as="span" soft>
            , {author.role}
          </Text>
        ) : null}
        <Text as="span" soft block>
          <time dateTime={date}>{hasRole ? formatDate(date) : formatDay(date)}</time> · {minutes}{' '}
          min read
        </Text>
      </p>
    </Row>
  );
}
