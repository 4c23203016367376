/** A passing message about a request, such as who looks at it. */
export interface LiveSignal {
  kind: string;
  requestId: string;
  data?: Record<string, unknown>;
}

export interface LiveChange {
  type: string;
  subject: string;
  id: string;
  sequence: number;
  /** The reader did it, in this browser or another. */
  isOwn?: boolean;
}

/** What the server's stream says; see `GET /api/stream`. */
export type LiveMessage =
  | { event: 'change'; data: LiveChange }
  | { event: 'notices' | 'ready' | 'reset' }
  | { event: 'signal'; data: LiveSignal }
  | { event: 'end'; data: { reason: 'session' | 'too-many' | 'restart' } };

/** A part of the stream: a message or a heartbeat, and where to resume. */
export interface StreamPart {
  message: LiveMessage | null;
  id: string | null;
}

/** Reads server-sent events. One that is cut off at the end is left out. */
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
