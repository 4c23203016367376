/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepDraft, newDraft, readDrafts, wizardDrafts } from './draft';

beforeEach(() => localStorage.clear());

describe('the draft of a request', () => {
  it('is restored for the same user only, with its key', () => {
    const draft = newDraft({ contactEmail: 'nora@marsh.example' });
    keepDraft('nora', { ...draft, step: 2 });
    expect(readDrafts('nora')).toEqual([{ ...draft, step: 2, keptAt: expect.any(Number) }]);
    expect(readDrafts('amira')).toEqual([]);
    wizardDrafts.drop({ userId: 'nora', about: draft.id });
    expect(readDrafts('nora')).toEqual([]);
  });

  it('is stored beside others, sorted by last change', () => {
    const [one, two] = [newDraft({ projectName: 'One' }), newDraft({ projectName: 'Two' })];
    localStorage.setItem(`fenwright.draft.nora.${one.id}`, JSON.stringify({ ...one, keptAt: 1 }));
    localStorage.setItem(`fenwright.draft.nora.${two.id}`, JSON.stringify({ ...two, keptAt: 2 }));
    expect(readDrafts('nora').map(({ values }) => values.projectName)).toEqual(['Two', 'One']);
    keepDraft('nora', one);
    expect(readDrafts('nora').map(({ values }) => values.projectName)).toEqual(['One', 'Two']);
  });

  it('has a unique key in the API’s format', () => {
    const [a, b] = [newDraft({}).key, newDraft({}).key];
    expect(a).toMatch(/^[\w-]{8,128}$/);
    expect(a).not.toBe(b);
  });

  it('gets missing fields if an older version of the form stored it', () => {
    const kept = { id: 'i', key: 'k', step: 0, keptAt: 1, values: { projectName: 'Peat' } };
    localStorage.setItem('fenwright.draft.nora.i', JSON.stringify(kept));
    const [draft] = readDrafts('nora');
    expect(draft?.values).toMatchObject({ projectName: 'Peat', urgency: 'medium' });
  });

  it('is ignored if invalid', () => {
    localStorage.setItem('fenwright.draft.nora.i', '{"step":9}');
    localStorage.setItem('fenwright.draft.nora.j', 'not json');
    expect(readDrafts('nora')).toEqual([]);
  });
});
