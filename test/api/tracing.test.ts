import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { isTracingAsked } from '../../backend/operations/start-tracing';
import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { personWithRole, projectRequest } from '../support/people';
import { Receiver } from '../support/receiver';
import { startStack, type Stack } from '../support/stack';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}
interface Exported {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: Span[] }[];
  }[];
}

const received: Exported[] = [];
let collector: Server;
let receiver: Receiver;
let stack: Stack;
beforeAll(async () => {
  receiver = await Receiver.start();
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      received.push(body as Exported);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  stack = await startStack({
    apart: true,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_SERVICE_NAME: 'portal' },
  });
});
afterAll(async () => {
  await stack.stop();
  collector.close();
  await receiver.stop();
});

const spans = () =>
  received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );

describe('Traces', () => {
  it('follow a call through its event to the mail and the webhook, without personal data', async () => {
    const api = new Api(stack.baseUrl);
    const admin = await personWithRole(stack, 'admin');
    const hook = { url: receiver.url, types: ['request.raised'] };
    expect((await api.post('/api/webhooks', hook, admin.token)).status).toBe(201);
    const client = await personWithRole(stack, 'client');
    const raised = await api.post('/api/raise-request', projectRequest(), client.token);
    expect(raised.status).toBe(201);
    const traceId = raised.headers.get('x-request-id')!.replaceAll('-', '');
    const wanted = [
      'POST /api/raise-request',
      'dispatch request.raised',
      'event request.raised',
      'mail request-received',
      'webhook request.raised',
    ];
    const found = await eventually(
      () => Promise.resolve(spans().filter((span) => span.traceId === traceId)),
      (all) => wanted.every((name) => all.some((span) => span.name === name)),
    );
    const first = found.find(({ name }) => name === wanted[0])!;
    expect(first.parentSpanId).toBeUndefined();
    for (const name of wanted.slice(1)) {
      expect(found.find((span) => span.name === name)!.parentSpanId).toBe(first.spanId);
    }
    const { attributes } = received[0]!.resourceSpans[0]!.resource;
    expect(attributes).toContainEqual({ key: 'service.name', value: { stringValue: 'portal' } });
    const text = JSON.stringify(received);
    for (const word of [client.email, client.firstName, 'spare parts', 'northgate']) {
      expect(text).not.toContain(word);
    }
  });

  it.each([
    [{}, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' }, false],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_EXPORTER: 'none' }, false],
  ])('are asked for by the standard settings: %j', (env, is) => {
    expect(isTracingAsked(env)).toBe(is);
  });
});
