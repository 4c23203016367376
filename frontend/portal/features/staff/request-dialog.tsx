import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { Skeleton } from '../../../ui/skeleton';
import { QueryFailure } from '../../components/query-failure';
import { requestDetail } from '../../requests/queries';
import type { PanelConfig } from './panels';
import { RequestDialogForm } from './request-dialog-form';

interface RequestDialogProps {
  config: PanelConfig;
  requestId: string;
  onClose: () => void;
}

/** Everything about one request, its internal notes, and the change of its status. */
export function RequestDialog({ config, requestId, onClose }: RequestDialogProps) {
  const detail = useQuery(requestDetail(requestId));
  // Two dialogs follow each other here: the second one opens when the first has the focus.
  const [opener] = useState(() => document.activeElement);
  if (detail.data) {
    return (
      <RequestDialogForm config={config} request={detail.data} opener={opener} onClose={onClose} />
    );
  }
  return (
    <Dialog
      isOpen
      wide
      opener={opener}
      onClose={onClose}
      title="Request details"
      footer={
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {detail.isError ? (
        <QueryFailure
          message="Failed to load the request"
          error={detail.error}
          onRetry={() => void detail.refetch()}
          isRetrying={detail.isFetching}
        />
      ) : (
        <Skeleton label="Loading the request" lines={8} />
      )}
    </Dialog>
  );
}
