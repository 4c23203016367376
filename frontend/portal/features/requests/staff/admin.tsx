import { AdminNav } from '../../../components/admin-nav';
import { QueueButton } from '../../../components/queue-button';
import { StaffPanel } from './staff-panel';

export function Component() {
  return (
    <StaffPanel panel="admin" action={<QueueButton label="Mail queue" />} nav={<AdminNav />} />
  );
}
