import { ebooksPage } from '../../../content/ebooks.mts';
import { BookCover } from '../../ebooks/book-cover';
import { books, inThousands, sizeOf } from '../../ebooks/books';
import { DownloadLink } from '../../ebooks/download-link';
import { RowsFigure } from '../../figures/rows-figure';
import { PageHead } from '../../sections/page-head';
import { formatDay } from '../../../lib/dates';
import { Columns, Row, Sheet, Stack, Text, Title } from '../../../ui/layout/layout';
import styles from './page.module.css';

export function Page() {
  return (
    <>
      <PageHead title={ebooksPage.title} lead={ebooksPage.lead} />
      <Stack as="ul" gap={8} className={styles.books} data-script="downloads">
        {books.map((book) => (
          <Columns as="li" key={book.id} from="small" before={6} className={styles.book}>
            <BookCover title={book.title} subtitle={book.subtitle} />
            <div>
              <p className={styles.category}>{book.category}</p>
              <Title as="h2" size={7} above={1} below={3} className={styles.title}>
                <a href={`/ebooks/${book.id}`}>{book.title}</a>
              </Title>
              <p className={styles.text}>{book.description}</p>
              <Text soft size={3} above={4} below={5}>
                {book.format}, {book.pages} pages, {sizeOf(book)},{' '}
                <span data-downloads={book.id}>{inThousands(book.downloadCount)}</span> downloads
                since {formatDay(book.date)}
              </Text>
              <Row as="p" gap="3 6" align="center">
                <DownloadLink book={book} />
                <a href={`/ebooks/${book.id}`}>
                  {ebooksPage.details}
                  <span className="visually-hidden"> about {book.title}</span>
                </a>
              </Row>
            </div>
          </Columns>
        ))}
      </Stack>
      <Sheet before={8}>
        <RowsFigure
          data={{
            kind: 'bars',
            ...ebooksPage.figure,
            rows: books.map(({ title, pages }) => ({
              label: title,
              text: String(pages),
              values: [pages],
            })),
          }}
        />
      </Sheet>
    </>
  );
}
