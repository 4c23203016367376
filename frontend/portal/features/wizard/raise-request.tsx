import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { q } from '../../../api/call';
import { type ServiceType, ServiceTypeValues } from '../../../api/generated/enums';
import { Skeleton } from '../../../ui/skeleton';
import { Loaded } from '../../components/loaded';
import { me, type User } from '../../session/queries';
import { Page } from '../../shell/page';
import { useWizardDraft } from './use-wizard-draft';
import { Wizard } from './wizard';
import { wizardWords as words } from './words';

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
      onStartOver={() => void startOver()}
    />
  );
}

/** `custom-app-development` is the service's older name. */
function serviceFrom(value: string | null): ServiceType | undefined {
  const name = value === 'custom-app-development' ? 'custom-app' : value;
  return ServiceTypeValues.find((service) => service === name);
}
