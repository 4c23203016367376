import { useSearchParams } from 'react-router-dom';
import { TextField } from '../../../ui/inputs';
import { withFilter } from '../../lists/list-filters';

interface AuditDaysProps {
  from?: string;
  to?: string;
}

/** The first and the last day; each keeps the other from crossing it. */
export function AuditDays({ from = '', to = '' }: AuditDaysProps) {
  const [, setQuery] = useSearchParams();
  const set = (name: string, value: string) =>
    setQuery((before) => withFilter(before, name, value), { preventScrollReset: true });
  return (
    <>
      <TextField
        label="From"
        type="date"
        optionalNote={false}
        value={from}
        max={to || undefined}
        onChange={(event) => set('from', event.target.value)}
      />
      <TextField
        label="To"
        type="date"
        optionalNote={false}
        value={to}
        min={from || undefined}
        onChange={(event) => set('to', event.target.value)}
      />
    </>
  );
}
