import { eventually } from './eventually';
import type { SharedStack } from './stack';

export type LiveEvent = { event: string; data: Record<string, unknown>; id?: string; at: number };

/** `close()` it before the test ends. */
export type OpenedStream = {
  status: number;
  headers: Headers;
  events: LiveEvent[];
  beats: () => number;
  lastId: () => string | undefined;
  closedAt: () => number | undefined;
  close: () => void;
};

type Place = Pick<SharedStack, 'baseUrl'>;

/** Returns once the stream is ready or refused. */
export async function openStream(
  { baseUrl }: Place,
  token: string,
  headers: Record<string, string> = {},
): Promise<OpenedStream> {
  const aborting = new AbortController();
  const response = await fetch(`${baseUrl}/api/stream`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}`, ...headers },
    signal: aborting.signal,
  });
  const events: LiveEvent[] = [];
  const seen = {
    beats: 0,
    lastId: undefined as string | undefined,
    closedAt: undefined as number | undefined,
  };
  const reading = response.ok ? readAll(response, events, seen) : response.text();
  reading.catch(() => undefined).finally(() => (seen.closedAt = Date.now()));
  const stream: OpenedStream = {
    status: response.status,
    headers: response.headers,
    events,
    beats: () => seen.beats,
    lastId: () => seen.lastId,
    closedAt: () => seen.closedAt,
    close: () => aborting.abort(),
  };
  if (response.ok) await heard(stream, 'ready');
  return stream;
}

async function readAll(
  response: Response,
  events: LiveEvent[],
  seen: { beats: number; lastId: string | undefined },
): Promise<void> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(bytes, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line): [string, string] => {
          const at = line.indexOf(':');
          return [line.slice(0, at), line.slice(at + 1).trim()];
        }),
      );
      if (fields.get('') === 'beat') seen.beats += 1;
      seen.lastId = fields.get('id') ?? seen.lastId;
      const event = fields.get('event');
      if (!event) continue;
      const data = JSON.parse(fields.get('data')!) as Record<string, unknown>;
      events.push({ event, data, id: fields.get('id'), at: Date.now() });
    }
  }
}

export async function heard(
  stream: OpenedStream,
  event: string,
  about: Record<string, unknown> = {},
): Promise<LiveEvent> {
  const find = () =>
    stream.events.find(
      (one) =>
        one.event === event &&
        Object.entries(about).every(([name, value]) => one.data[name] === value),
    );
  await eventually(
    () => Promise.resolve(find()),
    (found) => found !== undefined,
  );
  return find()!;
}

export const changesOf = (stream: OpenedStream, id: string): unknown[] =>
  stream.events
    .filter(({ event, data }) => event === 'change' && data.id === id)
    .map(({ data }) => data.type);
