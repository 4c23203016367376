import { Api } from './api';
import { personWithRole, type Person } from './people';
import type { SharedStack } from './stack';

type Place = Pick<SharedStack, 'baseUrl' | 'sql'>;
type Sharing = 'none' | 'leads' | 'everyone';
export type Company = { _id: string; lead: Person; member: Person; signatory: Person };

export function companiesAt(place: Place) {
  const api = new Api(place.baseUrl);
  const mine = async ({ token }: Person) => (await api.get('/api/company', token)).body;
  const invite = (by: Person, email: string, role = 'member') =>
    api.post('/api/company/members', { email, role }, by.token);
  const join = async (by: Person, person: Person, role = 'member'): Promise<void> => {
    await invite(by, person.email, role);
    const [invitation] = (await mine(person)).invitations;
    const body = { invitationId: invitation._id };
    const { status } = await api.post('/api/company/join', body, person.token);
    if (status !== 200) throw new Error(`Joining failed: ${status}`);
  };
  return {
    api,
    mine,
    invite,
    async membershipOf(lead: Person, email: string): Promise<string> {
      const { members } = await mine(lead);
      return members.find((one: { email: string }) => one.email === email)._id;
    },
    join,
    async share(lead: Person, sharing: Sharing): Promise<void> {
      const { name, version } = (await mine(lead)).organisation;
      const change = { name, version, sharing };
      const { status } = await api.put('/api/company', change, lead.token);
      if (status !== 200) throw new Error(`Sharing failed: ${status}`);
    },
    async company(sharing: Sharing): Promise<Company> {
      const [lead, member, signatory] = await Promise.all(
        Array.from({ length: 3 }, () => personWithRole(place, 'client')),
      );
      const form = { name: `Northgate ${lead!.firstName}`, sharing };
      const { status, body } = await api.post('/api/company', form, lead!.token);
      if (status !== 201) throw new Error(`No company: ${JSON.stringify(body)}`);
      await join(lead!, member!);
      await join(lead!, signatory!, 'signatory');
      return { _id: body._id, lead: lead!, member: member!, signatory: signatory! };
    },
  };
}
