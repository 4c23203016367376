import { StaffPanel } from './staff-panel';

export function Component() {
  return <StaffPanel panel="manager" />;
}
