import { describe, expect, it } from '@jest/globals';
import { chipsOf } from '../../lists/list-filters';
import { auditSource, nameIn } from './audit-source';

const PERSON = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77';
const read = (query: string) => auditSource.read(new URLSearchParams(query)).filters;

describe('the filters of the audit log', () => {
  it('read days and a person from the address and ignore malformed values', () => {
    expect(read(`from=2026-11-01&to=2026-11-21&person=${PERSON}`).chosen).toEqual({
      from: '2026-11-01',
      to: '2026-11-21',
      person: PERSON,
    });
    expect(read('from=2026-02-31&to=yesterday&person=me').chosen).toEqual({});
  });

  it('show the person’s name from the entries', () => {
    const entry = { actor: { id: PERSON, name: 'Ada Pike' }, object: null };
    const labels = (query: string, entries: unknown[]) =>
      chipsOf(auditSource.filters, read(query), (id) => nameIn(entries as never, id)).map(
        ({ label }) => label,
      );
    expect(labels(`person=${PERSON}`, [entry])).toEqual(['Person: Ada Pike']);
    expect(labels(`person=${PERSON}&from=2026-11-01`, [])).toEqual([
      'From: 1 November 2026',
      'Person: one account',
    ]);
  });
});
