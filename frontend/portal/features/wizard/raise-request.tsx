import { useSearchParams } from 'react-router-dom';
import { useEffect, useRef, useState } from 'react';
import { q, useQuery } from '../../../api/call';
import { type ServiceType, ServiceTypeValues } from '../../../api/generated/enums';
import { Skeleton } from '../../../ui/skeleton';
import { Loaded } from '../../components/loaded';
import { me, type User } from '../../session/queries';
import { Page } from '../../shell/page';
import { Wizard } from './wizard';
import { wizardWords as words } from './words';
import {
  claimDraft,
  claimNew,
  type Draft,
  newDraft,
  rememberOwnDraft,
  wizardDrafts,
} from './draft';

export function Component() {
  const profile = useQuery(me());
  return (
    <Page width="narrow" title={words.title}>
      <Loaded query={profile} loading={words.loadingProfile} lines={9} failure={words.failure}>
        {(user) => <WizardFor user={user} />}
      </Loaded>
    </Page>
  );
}

/** Starting over creates a new draft, which mounts a new wizard. */
function WizardFor({ user }: { user: User }) {
  const [query] = useSearchParams();
  const { data } = useQuery({
    ...q('/api/company'),
    enabled: user.role === 'client',
    staleTime: Infinity,
  });
  const { draft, startOver } = useWizardDraft(user, serviceFrom(query.get('service')));
  if (!draft) return <Skeleton label={words.loadingDraft} lines={9} />;
  return (
    <Wizard
      key={draft.id}
      userId={user._id}
      draft={draft}
      company={data?.organisation?.name}
      onStartOver={startOver}
    />
  );
}

/** `custom-app-development` is the service's older name. */
function serviceFrom(value: string | null): ServiceType | undefined {
  const name = value === 'custom-app-development' ? 'custom-app' : value;
  return ServiceTypeValues.find((service) => service === name);
}

function useWizardDraft(user: User, service: ServiceType | undefined) {
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

const prefillFrom = (user: User) => ({
  contactEmail: user.email,
  contactPhone: user.phone ?? '',
  company: user.company ?? '',
});
