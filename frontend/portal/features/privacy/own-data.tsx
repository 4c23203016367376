import { useQuery } from '@tanstack/react-query';
import { q } from '../../../api/call';
import { Loaded } from '../../components/loaded';
import { me } from '../../session/queries';
import { Section } from '../profile/section';
import { useArrival } from '../profile/use-arrival';
import { profileWords } from '../profile/words';
import { ErasePart } from './erase-part';
import { ExportPart } from './export-part';
import { ownDataWords as words } from './words';

const lookEvery = 5_000;

const ownPrivacy = () =>
  q('/api/privacy', undefined, {
    refetchInterval: ({ state }) =>
      state.data?.export && !state.data.export.isReady ? lookEvery : false,
  });

export default function OwnData() {
  const state = useQuery(ownPrivacy());
  const { data: user } = useQuery(me());
  useArrival('your-data', state.data !== undefined);
  return (
    <Section id="your-data" title={profileWords.sections.data} lead={words.lead}>
      <Loaded query={state} loading={words.loading} failure={words.loadFailure} isQuiet>
        {(answer) =>
          user ? (
            <>
              <ExportPart {...answer} />
              <ErasePart erasure={answer.erasure} isStaff={user.role !== 'client'} />
            </>
          ) : null
        }
      </Loaded>
    </Section>
  );
}
