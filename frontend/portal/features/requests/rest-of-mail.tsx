import { useId, useState } from 'react';
import { q, useQuery } from '../../../api/call';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Stack, Written } from '../../../ui/layout/layout';
import { loadSentence } from '../../forms/failure';
import styles from './conversation.module.css';
import { restWords as words } from './words';

interface RestOfMailProps {
  requestId: string;
  commentId: string;
}

/** The parts of a mail that its message leaves out: quotations, a signature, or excess text. */
export function RestOfMail({ requestId, commentId }: RestOfMailProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const params = { path: { id: requestId, commentId } };
  const query = useQuery({
    ...q('/api/requests/{id}/comments/{commentId}/rest', params, { staleTime: Infinity }),
    enabled: isOpen,
  });
  return (
    <Stack gap={2} className={styles.rest}>
      <Button
        small
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        isPending={query.isLoading}
        onClick={() => setOpen(!isOpen)}
        label={isOpen ? words.hide : words.show}
      />
      {isOpen && query.error ? (
        <Alert tone="error">
          <p>{loadSentence(query.error)}</p>
          <Button small label={words.again} onClick={() => void query.refetch()} />
        </Alert>
      ) : null}
      {isOpen && query.data ? <Written id={id}>{query.data.text}</Written> : null}
    </Stack>
  );
}
