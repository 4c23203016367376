/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepDraft, newDraft, readDrafts, wizardDrafts } from './draft';

beforeEach(() => localStorage.clear());

describe('the draft of a request', () => {
  it('comes back to the same person only, with its key', () => {
    const draft = newDraft({ contactEmail: 'nora@marsh.example' });
    keepDraft('nora', { ...draft, step: 2 });
    expect(readDrafts('nora')).toEqual([{ ...draft, step: 2, keptAt: expect.any(Number) }]);
    expect(readDrafts('amira')).toEqual([]);
    wizardDrafts.drop({ userId: 'nora', about: draft.id });
    expect(readDrafts('nora')).toEqual([]);
  });

  it('lies beside another one; the one written last comes first', () => {
    const [one, two] = [newDraft({ projectName: 'One' }), newDraft({ projectName: 'Two' })];
    localStorage.setItem(`fenwright.draft.nora.${one.id}`, JSON.stringify({ ...one, keptAt: 1 }));
    localStorage.setItem(`fenwright.draft.nora.${two.id}`, JSON.stringify({ ...two, keptAt: 2 }));
    expect(readDrafts('nora').map(({ values }) => values.projectName)).toEqual(['Two', 'One']);
    keepDraft('nora', one);
    expect(readDrafts('nora').map(({ values }) => values.projectName)).toEqual(['One', 'Two']);
  });

  it('has a key of its own each time, as the API wants it', () => {
    const [a, b] = [newDraft({}).key, newDraft({}).key];
    expect(a).toMatch(/^[\w-]{8,128}$/);
    expect(a).not.toBe(b);
  });

  it('is complete although an older version of the form kept it', () => {
    const kept = { id: 'i', key: 'k', step: 0, keptAt: 1, values: { projectName: 'Peat' } };
    localStorage.setItem('fenwright.draft.nora.i', JSON.stringify(kept));
    const [draft] = readDrafts('nora');
    expect(draft?.values).toMatchObject({ projectName: 'Peat', urgency: 'medium' });
  });

  it('is ignored where it makes no sense', () => {
    localStorage.setItem('fenwright.draft.nora.i', '{"step":9}');
    localStorage.setItem('fenwright.draft.nora.j', 'not json');
    expect(readDrafts('nora')).toEqual([]);
  });
});
