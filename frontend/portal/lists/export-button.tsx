import { Download } from 'lucide-react';
import type { ApiFile } from '../../api/call';
import { saveFile } from '../../lib/save-file';
import { RowAction } from '../components/row-action';
import { listWords } from '../words';

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
      failure={listWords.exportFailure}
      done={({ name }) => listWords.exported(name)}
      onDone={({ content, name }) => saveFile(content, name)}
    >
      <Download aria-hidden="true" />
      {isFiltered ? listWords.exportThese : listWords.exportAll}
    </RowAction>
  );
}
