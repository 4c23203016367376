import type { UseQueryResult } from '@tanstack/react-query';
import { hasStatus } from '../../api/problem';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';
import { Skeleton } from '../../ui/skeleton';
import { QueryFailure } from './query-failure';
import { kitWords } from '../words';

const words = kitWords.item;

interface ItemDialogProps {
  noun: string;
  queries: readonly UseQueryResult<unknown>[];
  onClose: () => void;
}

export function ItemDialog({ noun, queries, onClose }: ItemDialogProps) {
  const failed = queries.find((query) => query.isError);
  return (
    <Dialog
      wide
      onClose={onClose}
      title={words.title(noun)}
      footer={<Button variant="secondary" label={kitWords.cancel} onClick={onClose} />}
    >
      {failed && hasStatus(failed.error, 400, 404, 422) ? (
        <Alert tone="warning">{words.gone(noun)}</Alert>
      ) : failed ? (
        <QueryFailure message={words.failure(noun)} query={failed} />
      ) : (
        <Skeleton label={words.loading(noun)} lines={8} />
      )}
    </Dialog>
  );
}
