import { deskAt } from '../support/desk';
import { download, PATH, uploaded } from '../support/files';
import { personWithRole, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const { api, delegated, detail, reply } = deskAt(stack);
afterAll(() => stack.close());

const VIEWERS = [
  'owner',
  'other client',
  'support',
  'manager',
  'admin',
  'uploader of another',
] as const;
type Viewer = (typeof VIEWERS)[number];
const PLACES = [
  'request of support',
  'message',
  'answer of staff',
  'note of support',
  'request of managers',
  'note of managers',
  'unbound of the owner',
  'unbound of support',
] as const;
type Place = (typeof PLACES)[number];

const people = {} as Record<Viewer, Person>;
const files = {} as Record<Place, string>;
let ofSupport: { _id: string };

beforeAll(async () => {
  const [owner, other, support, manager, admin, uploader] = await Promise.all(
    (['client', 'client', 'support', 'manager', 'admin', 'support'] as const).map((role) =>
      personWithRole(stack, role),
    ),
  );
  Object.assign(people, {
    owner,
    'other client': other,
    support,
    manager,
    admin,
    'uploader of another': uploader,
  });
  const send = (who: Person | undefined) => uploaded(stack, who!);
  files['request of support'] = await send(owner);
  ofSupport = await delegated(owner!, admin!, 'support', {
    attachments: [files['request of support']],
  });
  files.message = await send(owner);
  await reply(owner!, ofSupport._id, 'Here.', { attachments: [files.message] });
  files['answer of staff'] = await send(support);
  await reply(support!, ofSupport._id, 'Thanks.', { attachments: [files['answer of staff']] });
  files['note of support'] = await send(support);
  const noted = await api.put(
    '/api/support-requests',
    {
      requestId: ofSupport._id,
      supportNotes: 'See the file.',
      attachments: [files['note of support']],
    },
    support!.token,
  );
  expect(noted.status).toBe(200);
  files['request of managers'] = await send(owner);
  const ofManagers = await delegated(owner!, admin!, 'manager', {
    attachments: [files['request of managers']],
  });
  files['note of managers'] = await send(manager);
  await api.put(
    '/api/manager-requests',
    { requestId: ofManagers._id, managerNotes: 'Hm.', attachments: [files['note of managers']] },
    manager!.token,
  );
  files['unbound of the owner'] = await send(owner);
  files['unbound of support'] = await send(support);
});

const SEES: Record<Place, Viewer[]> = {
  'request of support': ['owner', 'support', 'admin', 'uploader of another'],
  message: ['owner', 'support', 'admin', 'uploader of another'],
  'answer of staff': ['owner', 'support', 'admin', 'uploader of another'],
  'note of support': ['support', 'admin', 'uploader of another'],
  'request of managers': ['owner', 'manager', 'admin'],
  'note of managers': ['manager', 'admin'],
  'unbound of the owner': ['owner'],
  'unbound of support': ['support'],
};

const cells = PLACES.flatMap((place) =>
  VIEWERS.map((viewer) => [viewer, place, SEES[place].includes(viewer)] as const),
);

describe('Who reads and removes which file', () => {
  it.each(cells)('%s, file of: %s → %s', async (viewer, place, sees) => {
    const who = people[viewer];
    for (const method of ['GET', 'HEAD']) {
      const { status } = await download(stack, who, files[place], method);
      expect([method, status]).toEqual([method, sees ? 200 : 404]);
    }
    if (sees) return;
    const { problem } = await download(stack, who, files[place]);
    const missing = await download(stack, who, '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77');
    const same = { instance: '', traceId: '' };
    expect({ ...problem, ...same }).toEqual({ ...missing.problem, ...same });
    const removed = await api.delete(`${PATH}/${files[place]}`, who.token);
    expect(removed).toMatchObject({ status: 404, body: { code: 'file_not_found' } });
  });

  it('staff cannot remove another person’s file that they can see', async () => {
    const refused = await api.delete(`${PATH}/${files.message}`, people.support.token);
    expect(refused).toMatchObject({ status: 409, body: { code: 'too_late_to_remove' } });
  });

  it('a client finds no trace of a note’s file in any answer', async () => {
    const { _id } = ofSupport;
    const { token } = people.owner;
    const answers = await Promise.all(
      ['', '/comments', '/history'].map((path) => api.get(`/api/requests/${_id}${path}`, token)),
    );
    expect(JSON.stringify(answers.map(({ body }) => body as object))).not.toContain(
      files['note of support'],
    );
    expect((await api.get(`/api/requests/${_id}/notes`, token)).status).toBe(403);
    const note = (await detail(people.support, _id)).notes[0];
    expect(note.attachments).toMatchObject([{ _id: files['note of support'], canRemove: true }]);
    const thread = await api.get(`/api/requests/${_id}/notes`, people.admin.token);
    expect(thread.body.notes[0].attachments).toHaveLength(1);
  });

  it('files without the note they belong to are refused', async () => {
    const change = { requestId: ofSupport._id, attachments: [files['unbound of support']] };
    const refused = await api.put('/api/support-requests', change, people.support.token);
    expect(refused.body.errors).toMatchObject([{ field: 'attachments', code: 'note_required' }]);
  });

  it('only admins see the quarantine', async () => {
    for (const viewer of VIEWERS) {
      const { token } = people[viewer];
      const expected = viewer === 'admin' ? 200 : 403;
      expect((await api.get('/api/admin/quarantined-files', token)).status).toBe(expected);
      const rescan = `/api/admin/quarantined-files/${files.message}/rescan`;
      expect((await api.post(rescan, {}, token)).status).toBe(viewer === 'admin' ? 409 : 403);
    }
  });
});
