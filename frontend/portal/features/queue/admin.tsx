import { Queue } from './queue';

export function Component() {
  return <Queue panel="admin" />;
}
