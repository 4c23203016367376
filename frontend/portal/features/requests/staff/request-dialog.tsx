import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ItemDialog } from '../../../components/item-dialog';
import { requestDetail } from '../queries';
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
  if (!detail.data) {
    return <ItemDialog noun="request" queries={[detail]} opener={opener} onClose={onClose} />;
  }
  return (
    <RequestDialogForm config={config} request={detail.data} opener={opener} onClose={onClose} />
  );
}
