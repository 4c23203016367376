import { type AnswerOf, q } from '../../api/call';
import { remembered } from '../query-client';

export type User = AnswerOf<'/api/me', 'get'>['user'];

const staleTime = 60_000;

type RoleCheck = AnswerOf<'/api/check-user-role', 'get'>;

/** What decides which screens a person may open. */
export type Access = Pick<RoleCheck, 'dashboardAccess'> & Partial<Pick<RoleCheck, 'grants'>>;

export const me = () => q('/api/me', undefined, { staleTime, select: (answer) => answer.user });

export const access = () => remembered(q('/api/check-user-role', undefined, { staleTime }));

/** Succeeds for admins; 403 for others. */
export const adminCheck = () => q('/api/admin-auth');

export const availableProviders = () =>
  q('/api/auth/providers', undefined, {
    staleTime,
    select: (answer) => answer.providers,
    retry: false,
  });
