import type { Panel } from '../../api/call';
import type { Guard } from '../screen';

/** Whether people who work in these panels may open a screen; clients work in none. */
export function mayOpen(guard: Guard, panels: readonly Panel[]): boolean {
  if (guard === 'visitor' || guard === 'user') return true;
  if (guard === 'client') return panels.length === 0;
  return guard === 'staff' ? panels.length > 0 : panels.includes(guard);
}
