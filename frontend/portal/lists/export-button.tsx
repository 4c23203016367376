import { Download } from 'lucide-react';
import type { ApiFile } from '../../api/call';
import { saveFile } from '../../lib/save-file';
import { RowAction } from '../components/row-action';

interface ExportButtonProps {
  fetchFile: () => Promise<ApiFile>;
  /** Only filtered rows are exported. */
  isFiltered: boolean;
}

/** Saves all pages of the filtered list as CSV. */
export function ExportButton({ fetchFile, isFiltered }: ExportButtonProps) {
  return (
    <RowAction
      variant="secondary"
      send={fetchFile}
      failure="The file could not be exported."
      done={({ name }) => `Saved as ${name}.`}
      onDone={({ content, name }) => saveFile(content, name)}
    >
      <Download aria-hidden="true" />
      {isFiltered ? 'Export these as CSV' : 'Export CSV'}
    </RowAction>
  );
}
