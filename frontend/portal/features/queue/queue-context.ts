import { createContext, useContext } from 'react';
import type { Panel, StaffStatus, Team } from '../../../api/generated/enums';
import type { StaffRequest } from '../../../api/types';
import type { useAssigners } from './assignee-menu';

export interface QueueActions {
  panel: Panel;
  openId: string | undefined;
  addressOf: (id: string) => { pathname: string; search: string };
  assigners: ReturnType<typeof useAssigners>;
  delegate: (request: StaffRequest, team: Team) => void;
  ask: (request: StaffRequest, to: StaffStatus) => void;
  selected: ReadonlySet<string>;
  select: (request: StaffRequest, isSelected: boolean) => void;
}

/** Dialogs belong to the queue, because a row may leave the list while its dialog is open. */
export const QueueContext = createContext<QueueActions | null>(null);

export function useQueueActions(): QueueActions {
  const actions = useContext(QueueContext);
  if (!actions) throw new Error('Rendered outside a queue.');
  return actions;
}
