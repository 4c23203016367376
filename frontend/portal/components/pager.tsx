import { Button } from '../../ui/button';
import { Row } from '../../ui/layout/layout';

interface PagerProps {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}

export function Pager({ page, totalPages, onPage }: PagerProps) {
  if (totalPages <= 1) return null;
  return (
    <Row as="nav" nowrap align="center" between gap={4} figures aria-label="Pages">
      <Button variant="secondary" small disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <p aria-live="polite">
        Page {page} of {totalPages}
      </p>
      <Button
        variant="secondary"
        small
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        Next
      </Button>
    </Row>
  );
}
