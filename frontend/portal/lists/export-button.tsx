import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toast } from 'sonner';
import type { ApiFile } from '../../api/client';
import { changeFailure } from '../../api/problem';
import { saveFile } from '../../lib/save-file';
import { Button } from '../../ui/button';

interface ExportButtonProps {
  fetchFile: () => Promise<ApiFile>;
  /** True while filters are set: the file holds no more than the list does. */
  isFiltered: boolean;
}

/** Saves what the filters leave, all pages of it, as a CSV file. */
export function ExportButton({ fetchFile, isFiltered }: ExportButtonProps) {
  const saving = useMutation({
    mutationFn: fetchFile,
    onSuccess: ({ content, name }) => {
      saveFile(content, name);
      toast.success(`Saved as ${name}.`);
    },
    onError: (error) => toast.error(changeFailure(error, 'The file could not be made.')),
  });
  return (
    <Button variant="secondary" isPending={saving.isPending} onClick={() => saving.mutate()}>
      <Download aria-hidden="true" />
      {isFiltered ? 'Export these as CSV' : 'Export CSV'}
    </Button>
  );
}
