import { QueueButton } from '../../components/queue-button';
import { Queue } from './queue';

export function Component() {
  return <Queue panel="admin" action={<QueueButton label="Mail queue" />} />;
}
