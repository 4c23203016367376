import { articleLists } from '../../../content/article-lists';
import styles from '../../articles/article-grid.module.css';
import { insights, summaryOf } from '../../articles/collections';
import { readingListKey } from '../../articles/reading-list';
import { draftKey } from '../../forms/draft';
import NewsletterForm from '../../forms/newsletter-form.island';
import { Island } from '../../islands/island';
import type { PageProps } from '../../pages';
import { PageHead } from '../../sections/page-head';
import InsightList from './insight-list.island';

const { title, lead, subscribe, also } = articleLists.insights;
const summaries = insights.map(({ formerly: _, ...insight }) => summaryOf(insight));

export function Page({ path }: PageProps) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={styles.wrap}>
        <Island
          of={InsightList}
          props={{ insights: summaries }}
          unless={['tag', 'saved', readingListKey]}
        />
        <section aria-labelledby="insights-box" className={styles.box}>
          <div>
            <h2 id="insights-box" className={styles.boxTitle}>
              {subscribe.title}
            </h2>
            <p className={styles.boxText}>{subscribe.text}</p>
          </div>
          <Island
            of={NewsletterForm}
            props={{ variant: 'insights', path }}
            unless={[draftKey('newsletter-insights')]}
          />
        </section>
        <p className={styles.also}>
          {also.text} <a href={also.link.href}>{also.link.label}</a>
        </p>
      </div>
    </>
  );
}
