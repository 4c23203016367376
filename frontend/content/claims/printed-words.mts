import { unproven } from './unproven.ts';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** As somebody reads it: without scripts, drawings and tags, and with each gap as one space. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replace(/'/g, '’')
    .replace(/\s+/g, ' ');

/** What a search engine is told by a name of its own: a page, a site and a country have none to compare. */
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
 * Names that only search engines are told, and phrases that claim what nobody has evidenced: in all
 * that a page says, whether its words stand in `content/` or in a component.
 *
 * @param pages each page's address with its HTML
 */
export function wordProblems(pages: ReadonlyMap<string, string>): string[] {
  return [...pages].flatMap(([path, html]) => {
    const claimed = unproven.exec(textOf(html))?.[0];
    // Without menus and footer, which name every service on every page.
    const own = textOf(html.replace(/^[^]*?<\/header>/, '').replace(/<footer\b[^]*/, ''));
    const graphs = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)];
    const names = new Set(graphs.flatMap(([, json = '']) => [...namesIn(JSON.parse(json))]));
    return [
      ...(claimed ? [`${path} says “${claimed}”, which nobody has evidenced`] : []),
      ...[...names]
        .filter((name) => !own.includes(name.replace(/'/g, '’')))
        .map((name) => `${path} tells search engines “${name}” and does not print it`),
    ];
  });
}
