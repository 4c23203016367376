import { MissingPages } from './missing-pages';

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

  it('fill no log: long ones are cut, and many are too many', () => {
    const { paths, missing } = noted();
    missing.note(`/${'x'.repeat(1_000)}`, NOW);
    expect(paths[0]).toHaveLength(200);
    for (let i = 0; i < 2_000; i += 1) missing.note(`/guess-${i}`, NOW);
    expect(paths).toHaveLength(500);
  });
});
