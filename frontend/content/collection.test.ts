import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readEntry } from './collection.mts';
import { author, day } from './fields.mts';

const schema = z.strictObject({
  title: z.string().max(10),
  date: day,
  author: author.optional(),
  parts: z.array(z.strictObject({ text: z.string() })).optional(),
});
const read = (source: string, file = 'frontend/content/notes/a-note.md') =>
  readEntry(file, source, schema);

describe('An entry', () => {
  it('is named after its file and keeps the text below the front matter', () => {
    const { entry, problems } = read('---\ntitle: Short\ndate: 2026-02-24\n---\n\nThe text.\n');
    expect(problems).toEqual([]);
    expect(entry).toMatchObject({ id: 'a-note', title: 'Short', date: '2026-02-24' });
    expect(entry?.body.trim()).toBe('The text.');
  });

  it('may be YAML throughout', () => {
    const source = 'title: Short\ndate: 2026-02-24\nparts:\n  - text: One\n';
    expect(read(source, 'frontend/content/notes/a.yaml').entry?.parts).toEqual([{ text: 'One' }]);
  });
});

describe('A problem', () => {
  it.each([
    ['no front matter', 'Text alone', 1, 'front matter'],
    ['a value that is too long', '---\ntitle: Much too long\ndate: 2026-02-24\n---\n', 2, 'title:'],
    ['a day that does not exist', '---\ntitle: A\ndate: 2026-02-30\n---\n', 3, 'no day'],
    ['a missing field', '---\ntitle: A\n---\n', 2, 'date:'],
    ['an unknown field', '---\ntitle: A\ndate: 2026-02-24\nfoo: 1\n---\n', 4, 'foo: unknown field'],
    [
      'an unknown author',
      '---\ntitle: A\ndate: 2026-02-24\nauthor: hanna\n---\n',
      4,
      'unknown author',
    ],
    ['an unclosed quotation mark', '---\ntitle: "A\ndate: 2026-02-24\n---\n', 3, 'closing'],
    [
      'an invalid list item',
      '---\ntitle: A\ndate: 2026-02-24\nparts:\n  - text: B\n  - text: 4\n---\n',
      6,
      'parts.1.text:',
    ],
  ])('is reported with file and line: %s', (_what, source, line, words) => {
    const { entry, problems } = read(source);
    expect(entry).toBeUndefined();
    expect(problems[0]).toMatch(new RegExp(`^frontend/content/notes/a-note\\.md:${line}: `));
    expect(problems[0]).toContain(words);
  });

  it('is reported for a file name that cannot be a path', () => {
    expect(read('', 'frontend/content/notes/a note.md').problems[0]).toContain(
      'a note.md: its name',
    );
  });
});
