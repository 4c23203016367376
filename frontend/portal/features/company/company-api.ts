import { api, unwrap } from '../../../api/client';
import type { paths as Api } from '../../../api/generated/schema';
import type { AnswerOf } from '../../../api/types';

export type Company = AnswerOf<'/api/company', 'get'>;
export type Member = Company['members'][number];
export type Organisation = AnswerOf<'/api/organisations/{id}', 'get'>;

type Body<Path extends keyof Api, Method extends keyof Api[Path]> = Api[Path][Method] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? Json
  : never;
export type InviteForm = Body<'/api/company/members', 'post'>;
export type CompanyForm = Body<'/api/company', 'put'>;
export type OrganisationForm = Body<'/api/organisations/{id}', 'put'>;
type JoinForm = Body<'/api/company/join', 'post'>;

export const createCompany = (name: string) =>
  unwrap(api.POST('/api/company', { body: { name, sharing: 'none' } }));
export const changeCompany = (body: CompanyForm) => unwrap(api.PUT('/api/company', { body }));
export const changeOrganisation = (id: string, body: OrganisationForm) =>
  unwrap(api.PUT('/api/organisations/{id}', { params: { path: { id } }, body }));
export const joinCompany = (body: JoinForm) => unwrap(api.POST('/api/company/join', { body }));
export const askToJoin = (organisationId: string) =>
  unwrap(api.POST('/api/company/requests-to-join', { body: { organisationId } }));

/** Member calls: of the user's own company if `id` is null, otherwise as staff. */
export function membersOf(id: string | null) {
  const own = (memberId: string) => ({ params: { path: { id: memberId } } });
  const theirs = (memberId: string) => ({ params: { path: { id: id ?? '', memberId } } });
  return {
    invite: (body: InviteForm) =>
      id === null
        ? unwrap(api.POST('/api/company/members', { body }))
        : unwrap(api.POST('/api/organisations/{id}/members', { params: { path: { id } }, body })),
    accept: (memberId: string) =>
      id === null
        ? unwrap(api.POST('/api/company/members/{id}/accept', own(memberId)))
        : unwrap(api.POST('/api/organisations/{id}/members/{memberId}/accept', theirs(memberId))),
    changeRole: (memberId: string, role: Member['role']) =>
      id === null
        ? unwrap(api.PUT('/api/company/members/{id}', { ...own(memberId), body: { role } }))
        : unwrap(
            api.PUT('/api/organisations/{id}/members/{memberId}', {
              ...theirs(memberId),
              body: { role },
            }),
          ),
    remove: (memberId: string) =>
      id === null
        ? unwrap(api.DELETE('/api/company/members/{id}', own(memberId)))
        : unwrap(api.DELETE('/api/organisations/{id}/members/{memberId}', theirs(memberId))),
  };
}

export const nameOf = ({ person, email }: Pick<Member, 'person' | 'email'>): string =>
  person ? `${person.firstName} ${person.lastName}`.trim() || email : email;
