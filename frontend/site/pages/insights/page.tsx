import { articleLists } from '../../../content/article-lists';
import { ArticleListBody } from '../../articles/article-grid';
import { insights, summaryOf } from '../../articles/collections';
import { readingListKey } from '../../articles/reading-list';
import { draftKey } from '../../forms/draft';
import NewsletterForm from '../../forms/newsletter-form.island';
import { Island } from '../../islands/island';
import type { PageProps } from '../../pages';
import { PageHead } from '../../sections/page-head';
import InsightList from './insight-list.island';
import { Columns, Text, Title } from '../../../ui/layout/layout';
import styles from './page.module.css';

const { title, lead, subscribe } = articleLists.insights;
const summaries = insights.map(({ formerly: _, ...insight }) => summaryOf(insight));

export function Page({ path }: PageProps) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <ArticleListBody list="insights">
        <Island
          of={InsightList}
          props={{ insights: summaries }}
          unless={['tag', 'saved', readingListKey]}
        />
        <Columns
          as="section"
          aria-labelledby="insights-box"
          from="large"
          gap="4 gutter"
          above={8}
          className={styles.box}
        >
          <div>
            <Title id="insights-box" as="h2" size={6}>
              {subscribe.title}
            </Title>
            <Text soft above={2}>
              {subscribe.text}
            </Text>
          </div>
          <Island
            of={NewsletterForm}
            props={{ variant: 'insights', path }}
            unless={[draftKey('newsletter-insights')]}
          />
        </Columns>
      </ArticleListBody>
    </>
  );
}
