import { MissingPages } from './serve-site';

const noted = () => {
  const paths: string[] = [];
  return { paths, missing: new MissingPages((path) => paths.push(path)) };
};
const NOW = Date.parse('2026-11-21T10:00:00Z');

describe('Addresses asked for in vain', () => {
  it('are noted once an hour each', () => {
    const { paths, missing } = noted();
    for (const minute of [0, 1, 59]) missing.note('/old-page', NOW + minute * 60_000);
    expect(paths).toEqual(['/old-page']);
    missing.note('/old-page', NOW + 61 * 60_000);
    expect(paths).toHaveLength(2);
  });

  it.each([
    ['/unsubscribe/q2nU0l1mY8Zc3n0d4r5T6v7w8x9y0zAaBb', '/unsubscribe/:token'],
    ['/clients/01a1fd81-daf2-7042-84a4-61c3f1896bf4/files', '/clients/:token/files'],
    ['/invite/ada@example.com', '/invite/:address'],
    ['/the-ai-roi-playbook-how-companies-measure', '/the-ai-roi-playbook-how-companies-measure'],
  ])('name nobody: %s', (path, logged) => {
    const { paths, missing } = noted();
    missing.note(path, NOW);
    expect(paths).toEqual([logged]);
  });

  it('fill no log: long ones are cut, and many are too many', () => {
    const { paths, missing } = noted();
    missing.note('/x'.repeat(1_000), NOW);
    expect(paths[0]!.length).toBeLessThanOrEqual(200);
    missing.note(`/${'a'.repeat(15_500)}`, NOW);
    expect(paths[1]).toBe('/');
    for (let i = 0; i < 2_000; i += 1) missing.note(`/guess-${i}`, NOW);
    expect(paths).toHaveLength(500);
  });
});
