import { SelectField } from '../../ui/inputs';
import type { Sorting } from './use-list';
import { listWords } from '../words';

/** Chooses the order, for lists without a visible table header. */
export function SortSelect({ sorting }: { sorting: Sorting }) {
  const { options, current, choose } = sorting;
  return (
    <SelectField
      label={listWords.sort}
      value={String(options.indexOf(current))}
      options={options.map(({ label }, index) => ({ value: String(index), label }))}
      onChange={(event) => choose(options[Number(event.target.value)] ?? options[0])}
    />
  );
}
