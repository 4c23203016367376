import { Download } from 'lucide-react';
import type { ApiFile } from '../../api/call';
import { saveFile } from '../../lib/save-file';
import { Button } from '../../ui/button';
import { useSubmit } from '../forms/use-submit';

interface ExportButtonProps {
  fetchFile: () => Promise<ApiFile>;
  /** Only filtered rows are exported. */
  isFiltered: boolean;
}

/** Saves all pages of the filtered list as CSV. */
export function ExportButton({ fetchFile, isFiltered }: ExportButtonProps) {
  const saving = useSubmit({
    send: fetchFile,
    failure: 'The file could not be exported.',
    failsIn: 'toast',
    done: ({ name }) => `Saved as ${name}.`,
    onDone: ({ content, name }) => saveFile(content, name),
  });
  return (
    <Button variant="secondary" isPending={saving.isPending} onClick={() => saving.submit()}>
      <Download aria-hidden="true" />
      {isFiltered ? 'Export these as CSV' : 'Export CSV'}
    </Button>
  );
}
