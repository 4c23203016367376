/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { dropDraft, keepDraft, newDraft, readDraft } from './draft';

beforeEach(() => localStorage.clear());

describe('the draft of a request', () => {
  it('comes back to the same person only, with its key', () => {
    const draft = newDraft({ contactEmail: 'nora@marsh.example' });
    keepDraft('nora', { ...draft, step: 2 });
    expect(readDraft('nora')).toEqual({ ...draft, step: 2 });
    expect(readDraft('amira')).toBeNull();
    dropDraft('nora');
    expect(readDraft('nora')).toBeNull();
  });

  it('has a key of its own each time, as the API wants it', () => {
    const [a, b] = [newDraft({}).key, newDraft({}).key];
    expect(a).toMatch(/^[\w-]{8,128}$/);
    expect(a).not.toBe(b);
  });

  it('is complete although an older version of the form kept it', () => {
    localStorage.setItem(
      'fenwright.draft.nora',
      JSON.stringify({ key: 'k', step: 0, isStarted: true, values: { projectName: 'Peat' } }),
    );
    expect(readDraft('nora')?.values).toMatchObject({ projectName: 'Peat', urgency: 'medium' });
  });

  it('is ignored where it makes no sense', () => {
    localStorage.setItem('fenwright.draft.nora', '{"step":9}');
    expect(readDraft('nora')).toBeNull();
  });
});
