import { unproven } from './unproven.ts';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** Visible text without scripts and tags, whitespace collapsed. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replace(/'/g, '’')
    .replace(/\s+/g, ' ');

/** Structured-data types whose names must also appear in the page's text. */
const NAMED = ['Service', 'Offer', 'Person', 'Book', 'ListItem', 'Question'];

function* namesIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const { '@type': type, name } = node as Record<string, unknown>;
  if (typeof name === 'string' && [type].flat().some((one) => NAMED.includes(String(one)))) {
    yield name;
  }
  for (const value of Object.values(node)) yield* namesIn(value);
}

/**
 * Finds names that only structured data contains and phrases that claim something unproven.
 * Checks the rendered page, so words typed into a component are covered.
 *
 * @param pages HTML by path
 */
export function wordProblems(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([path, html]) => {
    const claimed = unproven.exec(textOf(html))?.[0];
    // Header and footer name every service.
    const own = textOf(html.replace(/^[^]*?<\/header>/, '').replace(/<footer\b[^]*/, ''));
    const graphs = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)];
    const names = new Set(graphs.flatMap(([, json = '']) => [...namesIn(JSON.parse(json))]));
    return [
      ...(claimed ? [`${path} says “${claimed}”, which has no evidence`] : []),
      ...[...names]
        .filter((name) => !own.includes(name.replace(/'/g, '’')))
        .map((name) => `${path} tells search engines “${name}” and does not print it`),
    ];
  });
}
