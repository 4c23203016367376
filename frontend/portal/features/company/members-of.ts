import { call, type Member } from '../../../api/call';

/** Member calls: of the user's own company if `id` is null, otherwise as staff. */
export function membersOf(id: string | null) {
  const [all, one] =
    id === null
      ? (['/api/company/members', '/api/company/members/{id}'] as const)
      : ([
          '/api/organisations/{id}/members',
          '/api/organisations/{id}/members/{memberId}',
        ] as const);
  const at = (memberId: string) => ({ path: id === null ? { id: memberId } : { id, memberId } });
  return {
    invite: call(`POST ${all}`, { path: { id: id ?? '' } }).send,
    accept: (memberId: string) => call(`POST ${one}/accept`, at(memberId)).send(),
    changeRole: (memberId: string, role: Member['role']) =>
      call(`PUT ${one}`, at(memberId)).send({ role }),
    remove: (memberId: string) => call(`DELETE ${one}`, at(memberId)).send(),
  };
}

export const nameOf = ({ person, email }: Pick<Member, 'person' | 'email'>): string =>
  person ? `${person.firstName} ${person.lastName}`.trim() || email : email;
