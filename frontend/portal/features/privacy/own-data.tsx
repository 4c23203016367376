import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/skeleton';
import { QueryFailure } from '../../components/query-failure';
import { me } from '../../session/queries';
import { Section } from '../profile/section';
import { useArrival } from '../profile/use-arrival';
import { profileWords } from '../profile/words';
import { ErasePart } from './erase-part';
import { ExportPart } from './export-part';
import { ownPrivacy } from './own-privacy';
import { ownDataWords as words } from './words';

export default function OwnData() {
  const state = useQuery(ownPrivacy());
  const { data: user } = useQuery(me());
  useArrival('your-data', state.data !== undefined);
  return (
    <Section id="your-data" title={profileWords.sections.data} lead={words.lead}>
      {state.isPending ? <Skeleton label={words.loading} lines={4} /> : null}
      {state.isError && !state.data ? (
        <QueryFailure
          message={words.loadFailure}
          error={state.error}
          onRetry={() => void state.refetch()}
          isRetrying={state.isFetching}
        />
      ) : null}
      {state.data && user ? (
        <>
          <ExportPart {...state.data} />
          <ErasePart erasure={state.data.erasure} isStaff={user.role !== 'client'} />
        </>
      ) : null}
    </Section>
  );
}
