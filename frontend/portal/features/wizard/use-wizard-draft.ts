import { useEffect, useRef, useState } from 'react';
import type { ServiceType } from '../../../api/generated/enums';
import type { User } from '../../session/queries';
import { claimDraft, claimNew, rememberOwnDraft } from './claim-draft';
import { type Draft, newDraft, wizardDrafts } from './draft';

export function useWizardDraft(user: User, service: ServiceType | undefined) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const release = useRef<() => void>(undefined);
  const [first] = useState({ user, service });

  useEffect(() => {
    let isGone = false;
    void openDraft(first.user, first.service).then((claim) => {
      if (isGone) return claim.release();
      release.current = claim.release;
      setDraft(claim.draft);
    });
    return () => {
      isGone = true;
      release.current?.();
    };
  }, [first]);

  async function startOver(): Promise<void> {
    if (draft) wizardDrafts.drop({ userId: user._id, about: draft.id });
    const begun = newDraft(prefillFrom(user));
    setDraft(begun);
    release.current?.();
    rememberOwnDraft(user._id, begun.id);
    release.current = await claimNew(begun.id);
  }

  return { draft, startOver };
}

/** An unfinished draft, or a new one. A service in the address replaces the draft's. */
async function openDraft(user: User, service: ServiceType | undefined) {
  const chosen = service ? { serviceType: service } : {};
  const { draft, release } = await claimDraft(user._id);
  if (draft) {
    rememberOwnDraft(user._id, draft.id);
    return { draft: { ...draft, values: { ...draft.values, ...chosen } }, release };
  }
  const begun = newDraft({ ...prefillFrom(user), ...chosen });
  rememberOwnDraft(user._id, begun.id);
  return { draft: begun, release: await claimNew(begun.id) };
}

function prefillFrom(user: User) {
  return {
    contactEmail: user.email,
    contactPhone: user.phone ?? '',
    company: user.company ?? '',
  };
}
