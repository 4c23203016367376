import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  claimDraft,
  claimNew,
  keepDraft,
  newDraft,
  readDrafts,
  rememberOwnDraft,
  wizardDrafts,
} from './draft';

class Locks {
  readonly held = new Set<string>();

  async request(
    name: string,
    _options: LockOptions,
    work: (lock: { name: string } | null) => Promise<void> | undefined,
  ): Promise<void> {
    if (this.held.has(name)) return work(null);
    this.held.add(name);
    await work({ name });
    this.held.delete(name);
  }
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
});

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
    const kept = { id: 'i', key: 'k', step: 0, keptAt: 1 };
    const old = { ...kept, isPrivate: true, values: { projectName: 'Peat' } };
    localStorage.setItem('fenwright.draft.nora.i', JSON.stringify(old));
    const [draft] = readDrafts('nora');
    expect(draft?.values).toMatchObject({
      projectName: 'Peat',
      urgency: 'medium',
      isPrivate: true,
    });
  });

  it('is ignored if invalid', () => {
    localStorage.setItem('fenwright.draft.nora.i', '{"step":9}');
    localStorage.setItem('fenwright.draft.nora.j', 'not json');
    expect(readDrafts('nora')).toEqual([]);
  });
});

const kept = (projectName: string) => {
  const draft = newDraft({ projectName });
  keepDraft('nora', draft);
  return draft;
};

describe('A tab that opens the wizard', () => {
  it('continues an unfinished draft that no other tab holds', async () => {
    const draft = kept('Peat map');
    expect((await claimDraft('nora')).draft?.id).toBe(draft.id);
  });

  it('should not take a draft that another tab holds, until it is released', async () => {
    const draft = kept('Peat map');
    const other = await claimDraft('nora');
    expect((await claimDraft('nora')).draft).toBeNull();
    other.release();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect((await claimDraft('nora')).draft?.id).toBe(draft.id);
  });

  it('should not take a draft that another tab has just created', async () => {
    const draft = newDraft({});
    await claimNew(draft.id);
    keepDraft('nora', draft);
    expect((await claimDraft('nora')).draft).toBeNull();
  });

  it('prefers its own draft after a reload, even to a newer one', async () => {
    const own = kept('Mine');
    kept('Newer');
    rememberOwnDraft('nora', own.id);
    expect((await claimDraft('nora')).draft?.id).toBe(own.id);
  });

  it('takes the newest draft in a browser without locks', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    const draft = kept('Peat map');
    expect((await claimDraft('nora')).draft?.id).toBe(draft.id);
  });
});
