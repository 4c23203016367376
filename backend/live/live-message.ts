export type EndReason = 'session' | 'too-many' | 'restart';

type Messages = {
  change: { type: string; subject: string; id: string; sequence: number; isOwn?: true };
  notices: object;
  /**
   * A transient message about a request, e.g. who is looking at it. Later readers do not get it.
   */
  signal: { kind: string; requestId: string; data?: object };
  /** The stream is open, and missed events have been sent. */
  ready: object;
  /** Too many events were missed, so the reader has to fetch everything again. */
  reset: object;
  end: { reason: EndReason };
};

/** An event of the stream without its blank line, since an `id` may follow. */
export const message = <Name extends keyof Messages>(name: Name, data: Messages[Name]): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n`;

/** `id` is the place from which a reader that received all events can resume. */
export const written = (messages: string[], id?: string): string =>
  `${messages.join('\n')}${id === undefined ? '' : `id: ${id}\n`}\n`;
