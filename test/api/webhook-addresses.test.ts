import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { personWithRole, type Person } from '../support/people';
import { Receiver } from '../support/receiver';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let api: Api;
let admin: Person;
beforeAll(async () => {
  stack = await startStack({ env: { WEBHOOKS_ALLOW_PRIVATE: 'off' } });
  api = new Api(stack.baseUrl);
  admin = await personWithRole(stack, 'admin');
});
afterAll(() => stack.stop());

const add = (url: string) =>
  api.post('/api/webhooks', { url, types: ['request.raised'] }, admin.token);

describe('The address of a webhook', () => {
  it.each([
    ['http://example.com/', 'not_https'],
    ['https://example.com:22/', 'port_not_allowed'],
    ['https://example.com:6379/', 'port_not_allowed'],
    ['https://user:pass@example.com/', 'credentials_in_url'],
    ['https://localhost/', 'private_address'],
    ['https://localhost./', 'private_address'],
    ['https://127.0.0.1/', 'private_address'],
    ['https://127.1/', 'private_address'],
    ['https://2130706433/', 'private_address'],
    ['https://0x7f000001/', 'private_address'],
    ['https://0177.0.0.1/', 'private_address'],
    ['https://①②⑦.0.0.1/', 'private_address'],
    ['https://0.0.0.0/', 'private_address'],
    ['https://10.1.2.3:8443/', 'private_address'],
    ['https://172.20.0.1/', 'private_address'],
    ['https://192.168.0.1/', 'private_address'],
    ['https://169.254.169.254/latest/meta-data/', 'private_address'],
    ['https://100.64.1.1/', 'private_address'],
    ['https://168.63.129.16/', 'private_address'],
    ['https://224.0.0.1/', 'private_address'],
    ['https://255.255.255.255/', 'private_address'],
    ['https://[::1]/', 'private_address'],
    ['https://[::]/', 'private_address'],
    ['https://[::ffff:127.0.0.1]/', 'private_address'],
    ['https://[::ffff:7f00:1]/', 'private_address'],
    ['https://[64:ff9b::7f00:1]/', 'private_address'],
    ['https://[fd00:ec2::254]/', 'private_address'],
    ['https://[fe80::1]/', 'private_address'],
    ['https://[2002:7f00:1::]/', 'private_address'],
    ['gopher://example.com/', 'not_a_url'],
    ['file:///etc/passwd', 'not_a_url'],
    ['https://', 'not_a_url'],
  ])('%s is refused when it is saved', async (url, code) => {
    const { status, body } = await add(url);
    expect([status, body.errors?.[0]?.code]).toEqual([422, code]);
  });

  it.each(['https://127.0.0.1/a.ics', 'webcal://10.0.0.7/a.ics', 'http://example.com/a.ics'])(
    'has the same rules for the calendar of a member of staff: %s',
    async (url) => {
      const { status, body } = await api.put('/api/call-settings/calendar', { url }, admin.token);
      expect([status, body.errors?.[0]?.field]).toEqual([422, 'url']);
    },
  );

  it('is checked again when it is called, whatever was saved', async () => {
    const receiver = await Receiver.start();
    const { body } = await add('https://hooks.fenwright.example/');
    const { port } = new URL(receiver.url);
    for (const url of [
      receiver.url,
      `https://127.0.0.1:${port}/`,
      `https://localhost:${port}/`,
      `https://[::ffff:127.0.0.1]:${port}/`,
    ]) {
      await stack.sql('UPDATE webhook_endpoints SET url = $1', [url]);
      await stack.sql('DELETE FROM webhook_deliveries');
      await api.post(`/api/webhooks/${body._id}/test`, {}, admin.token);
      const [one] = await eventually(
        async () =>
          (await api.get(`/api/webhooks/${body._id}/deliveries`, admin.token)).body.deliveries,
        ([first]) => first?.error,
      );
      expect(one.error).toBe('The address leads into a private network');
    }
    expect(receiver.received).toEqual([]);
    await receiver.stop();
  });
});
