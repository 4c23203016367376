import { describe, expect, it } from '@jest/globals';
import { moreChips, readMore } from './audit-filters';

const PERSON = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77';
const read = (query: string) => readMore(new URLSearchParams(query));

describe('the filters of the audit log', () => {
  it('take days and a person from the address, and nothing malformed', () => {
    expect(read(`from=2026-11-01&to=2026-11-21&person=${PERSON}`)).toEqual({
      from: '2026-11-01',
      to: '2026-11-21',
      person: PERSON,
    });
    expect(read('from=2026-02-31&to=yesterday&person=me')).toEqual({});
  });

  it('call the person as the entries do', () => {
    const entry = { actor: { id: PERSON, name: 'Ada Pike' }, object: null };
    expect(moreChips({ person: PERSON }, [entry as never])).toEqual([
      { name: 'person', label: 'Person: Ada Pike' },
    ]);
    expect(moreChips({ person: PERSON, from: '2026-11-01' }, [])).toEqual([
      { name: 'from', label: 'From: 1 November 2026' },
      { name: 'person', label: 'Person: one account' },
    ]);
  });
});
