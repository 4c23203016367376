/** Why the server closes a stream. */
export type EndReason = 'session' | 'too-many' | 'restart';

type Messages = {
  /** Something that the reader sees has changed. */
  change: { type: string; subject: string; id: string; sequence: number; isOwn?: true };
  /** The reader's notices have changed. */
  notices: object;
  /** A passing message about a request, such as who looks at it. It is not repeated to late readers. */
  signal: { kind: string; requestId: string; data?: object };
  /** The stream is open, and what was missed has been sent. */
  ready: object;
  /** Too much was missed: the reader has to fetch everything again. */
  reset: object;
  end: { reason: EndReason };
};

/** One event of the stream, but for its blank line: an `id` may follow. */
export const message = <Name extends keyof Messages>(name: Name, data: Messages[Name]): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n`;

/** The events as they are written; `id` is where a reader who got them all resumes. */
export const written = (messages: string[], id?: string): string =>
  `${messages.join('\n')}${id === undefined ? '' : `id: ${id}\n`}\n`;
