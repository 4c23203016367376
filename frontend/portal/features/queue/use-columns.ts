import { useState } from 'react';
import { choosable, usualColumns } from './queue-columns';

const key = 'fenwright.queue-columns';

export function useColumns(): [columns: readonly string[], choose: (columns: string[]) => void] {
  const [columns, setColumns] = useState<readonly string[]>(read);
  return [
    columns,
    (chosen) => {
      setColumns(chosen);
      try {
        localStorage.setItem(key, JSON.stringify(chosen));
      } catch {
        // Without storage the choice lasts until the page is left.
      }
    },
  ];
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (!Array.isArray(kept)) return usualColumns;
    return choosable.map(({ id }) => id).filter((id) => kept.includes(id));
  } catch {
    return usualColumns;
  }
}
