import { Button } from '../../ui/button';
import { Row } from '../../ui/layout/layout';
import { kitWords, listWords } from '../words';

interface PagerProps {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}

export function Pager({ page, totalPages, onPage }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <Row as="nav" nowrap align="center" between gap={4} figures aria-label={listWords.pages}>
      <Button variant="secondary" small disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {kitWords.previous}
      </Button>
      <p aria-live="polite">{listWords.page(page, totalPages)}</p>
      <Button
        variant="secondary"
        small
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        {kitWords.next}
      </Button>
    </Row>
  );
}
