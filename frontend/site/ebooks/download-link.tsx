import { buttonClass } from '../../ui/button';
import type { Book } from './books';
import { sizeOf } from './books';

export function DownloadLink({ book }: { book: Book }) {
  return (
    <a
      href={book.downloadUrl}
      target="_blank"
      rel="noopener"
      className={buttonClass()}
      data-ebook={book.id}
      aria-label={`Download ${book.title}, PDF, ${sizeOf(book)}, opens in a new tab`}
    >
      Download
    </a>
  );
}
