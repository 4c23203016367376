/** Reads a folder of texts as a list, one file per entry. For the server and the build only. See docs/editing.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';

// Vite moves the compiled module, so the path is relative to npm's working directory.
const CONTENT = 'frontend/content';

export interface Entry {
  /** File name without extension; the last part of the page's path. */
  id: string;
  file: string;
  /** Markdown below the front matter; empty for YAML. */
  body: string;
}

export class ContentError extends Error {
  override name = 'ContentError';
  constructor(problems: readonly string[]) {
    super(`Content:\n  ${problems.join('\n  ')}`);
  }
}

/**
 * Reads every `.md` and `.yaml` file of a folder of content/, sorted by name.
 *
 * @throws ContentError listing file, line and field of every problem
 */
export function readCollection<Schema extends z.ZodType<object>>(
  folder: string,
  schema: Schema,
): (z.output<Schema> & Entry)[] {
  const directory = join(process.cwd(), CONTENT, folder);
  const problems: string[] = [];
  const entries = readdirSync(directory)
    .filter((name) => ['.md', '.yaml'].includes(extname(name)))
    .toSorted()
    .flatMap((name) => {
      const file = `${CONTENT}/${folder}/${name}`;
      const read = readEntry(file, readFileSync(join(directory, name), 'utf8'), schema);
      if (read.problems.length === 0) return [read.entry as z.output<Schema> & Entry];
      problems.push(...read.problems);
      return [];
    });
  if (problems.length > 0) throw new ContentError(problems);
  return entries;
}

export function readEntry<Schema extends z.ZodType<object>>(
  file: string,
  source: string,
  schema: Schema,
): { entry?: z.output<Schema> & Entry; problems: string[] } {
  const id = basename(file, extname(file));
  if (!/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(id)) {
    return { problems: [`${file}: its name becomes an address: use letters, digits and hyphens`] };
  }
  const parts = file.endsWith('.md') ? frontMatter(source) : { yaml: source, body: '', above: 0 };
  if (!parts) {
    return { problems: [`${file}:1: must begin with front matter between two lines of ---`] };
  }
  const { yaml, body, above } = parts;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const at = (offset: number) => `${file}:${lines.linePos(offset).line + above}`;
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(
        ({ pos, message }) => `${at(pos[0])}: ${message.replace(/ at line [^]*$/, '')}`,
      ),
    };
  }
  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return { entry: { ...result.data, id, file, body }, problems: [] };
  const said = result.error.issues.flatMap((issue): [PropertyKey[], string][] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [[...issue.path, key], 'unknown field'])
      : [[issue.path, issue.message]],
  );
  return {
    problems: said.map(([path, message]) => {
      const field = path.length > 0 ? `${path.join('.')}: ` : '';
      return `${at(offsetOf(document, path))}: ${field}${message}`;
    }),
  };
}

/** `above`: number of lines before the YAML. */
function frontMatter(source: string): { yaml: string; body: string; above: number } | undefined {
  const [, yaml, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  return yaml === undefined || body === undefined ? undefined : { yaml, body, above: 1 };
}

/** Offset of a value, or of its nearest parent if the value is missing. */
function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node: unknown = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
