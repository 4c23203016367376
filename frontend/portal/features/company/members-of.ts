import { call, type Member } from '../../../api/call';

/** Member calls: of the user's own company if `id` is null, otherwise as staff. */
export function membersOf(id: string | null) {
  const own = (memberId: string) => ({ path: { id: memberId } });
  const theirs = (memberId: string) => ({ path: { id: id ?? '', memberId } });
  return {
    invite:
      id === null
        ? call('POST /api/company/members').send
        : call('POST /api/organisations/{id}/members', { path: { id } }).send,
    accept: (memberId: string) =>
      id === null
        ? call('POST /api/company/members/{id}/accept', own(memberId)).send()
        : call('POST /api/organisations/{id}/members/{memberId}/accept', theirs(memberId)).send(),
    changeRole: (memberId: string, role: Member['role']) =>
      id === null
        ? call('PUT /api/company/members/{id}', own(memberId)).send({ role })
        : call('PUT /api/organisations/{id}/members/{memberId}', theirs(memberId)).send({ role }),
    remove: (memberId: string) =>
      id === null
        ? call('DELETE /api/company/members/{id}', own(memberId)).send()
        : call('DELETE /api/organisations/{id}/members/{memberId}', theirs(memberId)).send(),
  };
}

export const nameOf = ({ person, email }: Pick<Member, 'person' | 'email'>): string =>
  person ? `${person.firstName} ${person.lastName}`.trim() || email : email;
