import { currentSession } from '../../api/session-store';
import { queryClient } from '../query-client';
import { access, adminCheck } from '../session/queries';

/** Asks for the caller's access while the screen's code loads; a failure is the guard's to show. */
export async function loadAccess(): Promise<null> {
  if (currentSession()) await queryClient.prefetchQuery(access());
  return null;
}

export async function loadAdminAccess(): Promise<null> {
  if (currentSession()) await Promise.all([loadAccess(), queryClient.prefetchQuery(adminCheck())]);
  return null;
}
