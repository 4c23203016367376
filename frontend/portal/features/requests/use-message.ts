import { call, type StaffStatus } from '../../../api/call';
import { constraints } from '../../../api/generated/constraints';
import { useAppliedChange } from './use-applied-change';
import { useWritten } from './use-written';

/** Changes to the request that are sent with a staff message. */
export interface Setting {
  status?: StaffStatus;
  awaitClient?: boolean;
  awaitFile?: boolean;
}

export function useMessage(requestId: string) {
  const apply = useAppliedChange(requestId);
  return useWritten<Setting>({
    kind: 'message',
    requestId,
    limit: constraints['POST /api/requests/{id}/comments'].text,
    field: 'text',
    isApplied: true,
    send: (text, attachments, setting) => {
      const sent = call('POST /api/requests/{id}/comments', { path: { id: requestId } });
      const files = attachments.length > 0 ? { attachments } : {};
      return apply(sent.send({ text, ...setting, ...files }));
    },
  });
}
