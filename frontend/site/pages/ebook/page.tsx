import { formatDay } from '../../../lib/dates';
import { Stack, Text, Title } from '../../../ui/layout/layout';
import { BookCover } from '../../ebooks/book-cover';
import { books, inThousands, sizeOf } from '../../ebooks/books';
import { DownloadLink } from '../../ebooks/download-link';
import type { PageProps } from '../../pages';
import { PageHead } from '../../sections/page-head';
import { Section } from '../../sections/section';
import { Paragraphs } from '../../sections/section-text';
import styles from './page.module.css';

export function Page({ path }: PageProps) {
  const book = books.find(({ id }) => path === `/ebooks/${id}`);
  if (!book) throw new Error(`no e-book at ${path}`);
  const facts: [label: string, value: React.ReactNode][] = [
    ['Format', book.format],
    ['Pages', book.pages],
    ['Size', sizeOf(book)],
    ['Language', book.language],
    [
      'Downloads',
      <span key="count">
        <span data-downloads={book.id}>{inThousands(book.downloadCount)}</span> since{' '}
        {formatDay(book.date)}
      </span>,
    ],
  ];
  return (
    <div data-script="downloads">
      <PageHead
        title={book.title}
        lead={book.subtitle}
        note={
          <p>
            {book.category}. By {book.author}
          </p>
        }
      >
        <DownloadLink book={book} />
      </PageHead>
      <Section
        id="about"
        title="What it is about"
        note={<BookCover title={book.title} subtitle={book.subtitle} />}
      >
        <Paragraphs texts={book.about} />
        <Stack as="dl" fit={7} gap={4} above={7} before={4} after={4} className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <Text as="dt" soft size={2}>
                {label}
              </Text>
              <Title as="dd" size={6} leading={5}>
                {value}
              </Title>
            </div>
          ))}
        </Stack>
      </Section>
      <Section id="contents" title="Contents">
        <ol className={styles.chapters}>
          {book.chapters.map((chapter) => (
            <li key={chapter}>{chapter}</li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
