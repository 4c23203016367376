import { Api } from '../support/api';
import { personWithRole, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
let admin: Person;
beforeAll(async () => {
  admin = await personWithRole(stack, 'admin');
});
afterAll(() => stack.close());

const filled = (text: string, length = 59_000): string =>
  text.repeat(Math.floor(length / text.length));
const table = (columns: number, rows: number, prefix = ''): string =>
  [
    prefix + '|a'.repeat(columns),
    prefix + '|-'.repeat(columns),
    ...Array.from({ length: rows }, () => `${prefix}|`),
  ].join('\n');
const address = `https://fenwright.example/${'x'.repeat(29_000)}`;

/** Each would become far larger, or take far longer, than its length promises. */
const TEXTS: Record<string, string> = {
  'a table of 8 kB': table(1_000, 2_000),
  'a pasted sheet': table(300, 300),
  'a table in a quote': table(600, 900, '> '),
  'a table in a list': `- ${table(600, 900, '  ').trim()}`,
  'a table after what looks like a smaller one': `1|2\n${table(2_000, 900)}`,
  'many tables': filled(`${table(30, 30)}\n\n`),
  'a table with aligned columns': table(1_000, 1_500).replace(/\|-/g, '|:-:'),
  'references to a long address': `[a]: ${address}\n\n${filled('[a] ', 28_000)}`,
  'pictures of a long address': `[a]: ${address}\n\n${filled('![a] ', 28_000)}`,
  'many references': `[a]: /x\n\n${filled('[a]')}`,
  'check boxes': filled('- [ ] a\n'),
  emphasis: filled('_a'),
  stars: filled('*a'),
  'mixed emphasis': filled('*a_'),
  'stars in threes': filled('***a '),
  strikes: filled('~~a '),
  quotes: '>'.repeat(59_000),
  lists: filled('- '),
  'numbered lists': filled('1. '),
  brackets: filled('['),
  'brackets and parentheses': filled('[a]('),
  'nested links': filled('[a](b '),
  backticks: Array.from({ length: 330 }, (_, n) => '`'.repeat(n + 1))
    .join(' ')
    .slice(0, 59_000),
  'angle brackets': filled('<'),
  'comments that never end': filled('<!--'),
  tags: filled('<a '),
  entities: filled('&amp;#'),
  'underlined headings': filled('a\n-\n'),
  rules: filled('- - -\n'),
  headings: filled('# '),
  spaces: `a${' '.repeat(58_000)}b`,
  'line breaks': filled('a  \n'),
  autolinks: filled('www.a.b '),
  addresses: filled('a@b.example '),
  backslashes: '\\'.repeat(59_000),
};

describe('A text that would end or block a process', () => {
  it.each(Object.entries(TEXTS))(
    '%s: the preview answers, and nobody else waits',
    async (_what, body) => {
      const text = { subject: 'News', preheader: '', body, topics: ['newsletter'] };
      const begun = performance.now();
      const [shown, ...others] = await Promise.all([
        api.post('/api/issues/preview', text, admin.token),
        ...Array.from({ length: 5 }, () => api.get('/health/live')),
      ]);
      expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect([200, 422]).toContain(shown.status);
      if (shown.status === 422) expect(shown.body.errors[0].field).toBe('body');
      else expect(shown.body.html.length).toBeLessThan(1_000_000);
      // In a thread with two seconds; a slow machine may add some.
      expect(performance.now() - begun).toBeLessThan(15_000);
    },
  );

  it.each(['a table of 8 kB', 'a table in a quote', 'a pasted sheet'])(
    '%s: is not saved',
    async (what) => {
      const text = { subject: 'News', body: TEXTS[what], topics: ['newsletter'] };
      const { status, body } = await api.post('/api/issues', text, admin.token);
      expect([status, body.errors[0].field]).toEqual([422, 'body']);
    },
  );
});
