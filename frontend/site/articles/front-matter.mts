type Value = string | string[];

export interface Markdown {
  meta: Readonly<Record<string, Value>>;
  body: string;
}

const scalar = (raw: string) => raw.replace(/^'(.*)'$/, '$1').replaceAll("''", "'");

/** Our front matter is one `key: value` a line, with lists in brackets: nothing more is allowed. */
export function readMarkdown(file: string, source: string): Markdown {
  const [, head, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file} has no front matter`);
  const meta: Record<string, Value> = {};
  for (const line of head.split('\n')) {
    const [, key, raw] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (key === undefined || raw === undefined) throw new Error(`${file}: cannot read ${line}`);
    const list = /^\[(.*)\]$/.exec(raw)?.[1];
    meta[key] = list === undefined ? scalar(raw) : list.split(', ').map(scalar);
  }
  return { meta, body };
}

/** @throws where the entry is missing: an article without a title is no article */
export function text({ meta }: Markdown, key: string): string {
  const value = meta[key];
  if (typeof value !== 'string') throw new Error(`front matter without ${key}`);
  return value;
}

export function texts({ meta }: Markdown, key: string): string[] {
  const value = meta[key];
  if (!Array.isArray(value)) throw new Error(`front matter without a list of ${key}`);
  return value;
}

/** At 220 words a minute, and never "0 min". */
export function minutesToRead(body: string): number {
  const words = body
    .replace(/\]\([^)]*\)/g, ']')
    .split(/[\s|]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(words / 220));
}
