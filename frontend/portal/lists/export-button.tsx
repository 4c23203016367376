import { Download } from 'lucide-react';
import { download, type GetPath, type QueryOf } from '../../api/call';
import { saveFile } from '../../lib/save-file';
import { RowAction } from '../components/row-action';
import { listWords } from '../words';

interface ExportButtonProps<Path extends GetPath> {
  path: Path;
  query: QueryOf<Path>;
  /** Only filtered rows are exported. */
  isFiltered: boolean;
  /** If there is no room for its label. */
  iconOnly?: boolean;
}

/** Saves all pages of the filtered list as CSV. */
export function ExportButton<Path extends GetPath>(props: ExportButtonProps<Path>) {
  const { path, query, isFiltered, iconOnly = false } = props;
  const label = isFiltered ? listWords.exportThese : listWords.exportAll;
  return (
    <RowAction
      variant="secondary"
      {...(iconOnly && { iconOnly, 'aria-label': label, title: label })}
      send={() => download(path, { query } as never)}
      done={({ name }) => listWords.exported(name)}
      onDone={({ content, name }) => saveFile(content, name)}
    >
      <Download aria-hidden="true" />
      {iconOnly ? null : label}
    </RowAction>
  );
}
