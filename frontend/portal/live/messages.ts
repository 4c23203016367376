export interface LiveSignal {
  kind: string;
  requestId: string;
}

interface LiveChange {
  subject: string;
  id: string;
  /** The reader caused it, in this browser or another. */
  isOwn?: boolean;
}

/** Messages of the server's stream; see `GET /api/stream`. */
export type LiveMessage =
  | { event: 'change'; data: LiveChange }
  | { event: 'notices' | 'ready' | 'reset' }
  | { event: 'signal'; data: LiveSignal }
  | { event: 'end'; data: { reason: 'session' | 'too-many' | 'restart' } };

export interface StreamPart {
  message: LiveMessage | null;
  id: string | null;
}

/** Reads server-sent events, without an incomplete one at the end. */
export async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamPart> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) yield partOf(block);
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function partOf(block: string): StreamPart {
  const field = (name: string): string | null => {
    const line = block.split('\n').find((one) => one.startsWith(`${name}: `));
    return line === undefined ? null : line.slice(name.length + 2);
  };
  const event = field('event');
  const data: unknown = JSON.parse(field('data') ?? 'null');
  return { message: event === null ? null : ({ event, data } as LiveMessage), id: field('id') };
}
