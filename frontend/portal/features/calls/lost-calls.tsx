import { q, useQuery } from '../../../api/call';
import { Holding } from '../../../ui/skeleton';
import { Section } from '../../components/section';
import { CallItems } from './call-items';
import { callWords } from './words';

const { title, lead } = callWords.needsHost;

/** Calls whose host is away or gone, to be handed on; nothing without any. */
export function LostCalls() {
  const { data, isPending } = useQuery(q('/api/calls/without-host'));
  if (isPending) return <Holding />;
  if (!data || data.calls.length === 0) return null;
  return (
    <Section title={title} lead={lead}>
      <CallItems calls={data.calls} />
    </Section>
  );
}
