import { q, useQuery } from '../../../api/call';
import { Section } from '../../components/section';
import { CallItems } from './call-items';
import { callWords } from './words';

const { title, lead } = callWords.needsHost;

/** Calls whose host is away or gone, to be handed on; nothing without any. */
export function LostCalls() {
  const { data } = useQuery(q('/api/calls/without-host'));
  if (!data || data.calls.length === 0) return null;
  return (
    <Section title={title} lead={lead}>
      <CallItems calls={data.calls} />
    </Section>
  );
}
