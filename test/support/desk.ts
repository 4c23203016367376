import { Api } from './api';
import { raise, type Person } from './people';
import type { SharedStack } from './stack';

type Place = Pick<SharedStack, 'baseUrl'>;
type Caller = Pick<Person, 'token'>;

/** Today or `later` days on, in the office's time zone. */
export const officeDay = (later = 0): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(
    Date.now() + later * 86_400_000,
  );

export function deskAt(place: Place) {
  const api = new Api(place.baseUrl);
  return {
    api,
    async delegated(client: Caller, admin: Caller, assignTo = 'support', over = {}) {
      const request = await raise(place, client.token, over);
      const form = { requestId: request._id, assignTo };
      const { status, body } = await api.post('/api/delegate-request', form, admin.token);
      if (status !== 200) throw new Error(`Delegating failed: ${JSON.stringify(body)}`);
      return body.request as { _id: string; reference: string; version: number };
    },
    assign: ({ token }: Caller, id: string, assigneeId: string | null, extra = {}) =>
      api.put(`/api/requests/${id}/assignee`, { assigneeId, ...extra }, token),
    reply: ({ token }: Caller, id: string, text: string, extra = {}) =>
      api.post(`/api/requests/${id}/comments`, { text, ...extra }, token),
    reopen: ({ token }: Caller, id: string) =>
      api.post(`/api/requests/${id}/reopen`, { reason: 'One depot is missing.' }, token),
    detail: async ({ token }: Caller, id: string) =>
      (await api.get(`/api/requests/${id}`, token)).body.request,
    noticesAbout: async ({ token }: Caller, id: string): Promise<string[]> => {
      const { body } = await api.get('/api/notifications', token);
      const all = body.notifications as { requestId: string; title: string }[];
      return all.filter(({ requestId }) => requestId === id).map(({ title }) => title);
    },
  };
}
