import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type ServiceType, ServiceTypeValues } from '../../../api/generated/enums';
import { Skeleton } from '../../../ui/skeleton';
import { QueryFailure } from '../../components/query-failure';
import { paths } from '../../paths';
import { me, type User } from '../../session/queries';
import { Page } from '../../shell/page';
import { type Draft, dropDraft, newDraft, readDraft } from './draft';
import { Wizard } from './wizard';

export function Component() {
  const profile = useQuery(me());
  return (
    <Page
      width="narrow"
      title="Raise a request"
      lead="Three short steps. What you type is kept in this browser until you submit it."
      back={<Link to={paths.dashboard}>← Dashboard</Link>}
    >
      {profile.isPending ? <Skeleton label="Loading your profile" lines={9} /> : null}
      {profile.isError ? (
        <QueryFailure
          message="Failed to fetch profile"
          error={profile.error}
          onRetry={() => void profile.refetch()}
          isRetrying={profile.isFetching}
        />
      ) : null}
      {profile.data ? <WizardFor user={profile.data} /> : null}
    </Page>
  );
}

/** The draft is read once; starting over makes a new one, and with it a new wizard. */
function WizardFor({ user }: { user: User }) {
  const [query] = useSearchParams();
  const service = serviceFrom(query.get('service'));
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = readDraft(user._id);
    if (!kept)
      return newDraft({ ...prefillFrom(user), ...(service ? { serviceType: service } : {}) });
    return service ? { ...kept, values: { ...kept.values, serviceType: service } } : kept;
  });
  return (
    <Wizard
      key={draft.key}
      userId={user._id}
      draft={draft}
      onStartOver={() => {
        dropDraft(user._id);
        setDraft(newDraft(prefillFrom(user)));
      }}
    />
  );
}

function prefillFrom(user: User) {
  return {
    contactEmail: user.email,
    contactPhone: user.phone ?? '',
    company: user.company ?? '',
  };
}

/** `custom-app-development` is the older name of the same service. */
function serviceFrom(value: string | null): ServiceType | undefined {
  const name = value === 'custom-app-development' ? 'custom-app' : value;
  return ServiceTypeValues.find((service) => service === name);
}
