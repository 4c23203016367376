import { beforeEach, describe, expect, it } from '@jest/globals';
import { claimDraft, claimNew, rememberOwnDraft } from './claim-draft';
import { keepDraft, newDraft } from './draft';

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
