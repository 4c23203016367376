import { ReportGroupingValues, ReportTeamValues } from '../../../api/generated/enums';
import { SelectField, TextField } from '../../../ui/inputs';
import { useAddress } from '../../lists/use-address';
import type { Report, ReportQuery } from './reports-api';
import styles from './reports.module.css';
import { groupingLabels, reportTeamLabels, reportWords } from './words';

interface ReportFiltersProps {
  query: ReportQuery;
  /** Its days apply if the address has none. */
  shown: Report | undefined;
}

export function ReportFilters({ query, shown }: ReportFiltersProps) {
  const [, change] = useAddress();
  const set = (name: string, value: string) =>
    change((next) => {
      if (value) next.set(name, value);
      else next.delete(name);
      return next;
    });
  const [from, to] = [query.from ?? shown?.from ?? '', query.to ?? shown?.to ?? ''];
  return (
    <search aria-label={reportWords.filters} className={styles.filters}>
      <TextField
        id="report-from"
        optionalNote={false}
        type="date"
        label={reportWords.from}
        value={from}
        max={to}
        onChange={(event) => set('from', event.target.value)}
      />
      <TextField
        id="report-to"
        optionalNote={false}
        type="date"
        label={reportWords.to}
        value={to}
        min={from}
        onChange={(event) => set('to', event.target.value)}
      />
      <SelectField
        id="report-by"
        optionalNote={false}
        label={reportWords.by}
        value={query.by}
        options={ReportGroupingValues.map((value) => ({ value, label: groupingLabels[value] }))}
        onChange={(event) => set('by', event.target.value)}
      />
      <SelectField
        id="report-team"
        optionalNote={false}
        label={reportWords.team}
        value={query.team ?? ''}
        placeholder={reportWords.allTeams}
        options={ReportTeamValues.map((value) => ({ value, label: reportTeamLabels[value] }))}
        onChange={(event) => set('team', event.target.value)}
      />
    </search>
  );
}
