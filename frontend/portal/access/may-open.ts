import type { Access } from '../session/queries';
import type { Guard } from '../screen';

/** Whether people may open a screen, by the panels that they work in; clients work in none. */
export function mayOpen(guard: Guard, { dashboardAccess: panels, grants }: Access): boolean {
  if (guard === 'visitor' || guard === 'user') return true;
  if (guard === 'client') return panels.length === 0;
  // An answer that the session remembers may be older than grants are.
  if (guard === 'finance') return grants?.includes(guard) ?? false;
  return guard === 'staff' ? panels.length > 0 : panels.includes(guard);
}
