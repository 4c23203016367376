import type { ReactNode } from 'react';
import { authors } from '../../content/authors.mts';
import { bookCall } from '../../content/call';
import { figure } from '../../content/claims';
import { saveMessages } from '../../content/messages';
import { services } from '../../content/services';
import { buttonClass } from '../../ui/button';
import { Portrait } from '../people/portrait';
import { ContentLink } from '../sections/content-link';
import type { ArticleSummary } from './article';
import { ArticleCard } from './article-card';
import { Columns, Row, Sheet, Stack, Text, Title } from '../../ui/layout/layout';
import styles from './article-page.module.css';
import prose from './article-text.module.css';
import { Byline } from './byline';
import { Cover } from './cover';
import { contentsOf } from './markdown';
import type { InsightSummary } from './article';

interface HeadProps {
  article: ArticleSummary;
  tags: readonly { label: string; href: string }[];
}

export function ArticleHead({ article, tags }: HeadProps) {
  return (
    <Columns as="header" sheet from="large" gap="5 gutter" className={styles.head}>
      <Title as="h1" size={8} className={styles.title}>
        {article.title}
      </Title>
      <Text as="div" before={2} className={`on-screen ${styles.cover}`}>
        <Cover article={article} isMain />
      </Text>
      <Stack gap={5} start>
        <Row as="p" gap="0 5" size={3} strong className="reach">
          {tags.map(({ label, href }) => (
            <a key={label} href={href}>
              {label}
            </a>
          ))}
        </Row>
        <Text soft size={5} leading={4} measure={3}>
          {article.summary}
        </Text>
        <Byline article={article} hasRole />
      </Stack>
    </Columns>
  );
}

interface ActionsProps {
  article: ArticleSummary;
  /** True for insights; posts cannot be saved. */
  canBeSaved: boolean;
  back: { href: string; label: string };
}

export function ArticleActions({ article: { title, slug }, canBeSaved, back }: ActionsProps) {
  const look = buttonClass({ small: true });
  return (
    <Row
      sheet
      gap="2 3"
      above={5}
      className={`on-screen ${styles.actions}`}
      data-script="article-actions"
      data-title={title}
      data-slug={slug}
    >
      <button type="button" className={look} data-share="">
        Share
      </button>
      {canBeSaved ? (
        <button type="button" className={look} aria-pressed={false} data-save="">
          {saveMessages.label}
        </button>
      ) : null}
      <a href={back.href} className={`reach ${styles.back}`}>
        <span aria-hidden="true">← </span>
        {back.label}
      </a>
    </Row>
  );
}

export function ArticleBody({ html, source }: { html: string; source: string }) {
  return (
    <Stack className={styles.read}>
      <Text
        as="nav"
        aria-label="In this article"
        soft
        size={2}
        leading={3}
        above={8}
        className={`on-screen ${styles.contents}`}
      >
        <ol>
          {contentsOf(source).map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </Text>
      <Columns
        sheet
        from="large"
        gap="0 gutter"
        before={7}
        className={`dashes ${styles.body} ${prose.text}`}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </Stack>
  );
}

export function ArticleAuthor({ name }: { name: string }) {
  const person = authors.find((one) => one.name === name)!;
  const next = services.find(({ id }) => person.reads.includes(id));
  return (
    <Row
      as="aside"
      aria-label={`About ${name}`}
      sheet
      nowrap
      gap={5}
      above={8}
      className={styles.author}
    >
      <Portrait person={person} />
      <Stack gap={2}>
        <p>
          <strong>{name}</strong>, {person.role}
        </p>
        <p>{person.builds}</p>
        <Row as="p" gap="2 5" align="center" before={2} className="on-screen">
          <ContentLink link={bookCall} className={buttonClass()} />
          {next ? (
            <a href={next.url}>
              {next.label}, from {figure(next.price)}
            </a>
          ) : null}
        </Row>
      </Stack>
    </Row>
  );
}

interface AfterProps {
  title: string;
  related: readonly InsightSummary[];
  children: ReactNode;
}

export function ArticleAfter({ title, related, children }: AfterProps) {
  return (
    <Sheet aria-labelledby="related-title" as="aside" after={8} above={8} className="on-screen">
      <Title id="related-title" as="h2" size={7} className={styles.afterTitle}>
        {title}
      </Title>
      <Stack fill={22} gap="8 gutter" className={styles.related}>
        {related.map((insight) => (
          <ArticleCard key={insight.slug} article={insight} tags={insight.tags} heading="h3" />
        ))}
      </Stack>
      <Row as="p" gap="0 6" above={8} strong className="reach">
        {children}
      </Row>
    </Sheet>
  );
}
