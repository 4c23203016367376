import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { call } from '../../../api/call';
import type { Panel } from '../../../api/generated/enums';
import { count } from '../../../lib/text';
import { Button } from '../../../ui/button';
import { Row, Text } from '../../../ui/layout/layout';
import { RowAction } from '../../components/row-action';
import { lazyDialog } from '../../components/lazy-dialog';
import type { ListTotal } from '../../lists/filter-bar';
import { Menu, MenuItem } from '../../../ui/overlay/menu';
import { paths } from '../../paths';
import { savedViews, type SavedViews } from './queue-queries';
import styles from './queue.module.css';
import { builtInViews, filtersIn, sameFilters, type View } from './queue-views';
import { viewWords } from './view-words';
import { queueWords } from './words';
import { formatNumber } from '../../../lib/locale';

const words = viewWords;

const SaveViewDialog = lazyDialog(() => import('./save-view-dialog'), 'SaveViewDialog');

interface ViewTabsProps {
  panel: Panel;
  isBeside: boolean;
  total: ListTotal | undefined;
}

export function ViewTabs({ panel, isBeside, total }: ViewTabsProps) {
  const [params] = useSearchParams();
  const { data } = useQuery(savedViews(panel));
  const [isSaving, setIsSaving] = useState(false);
  const here = filtersIn(params);
  const saved = data?.views ?? [];
  const { pinned, others } = arranged(data);
  const current = [...builtInViews, ...saved.map(asView)].find(({ filters }) =>
    sameFilters(filters, here),
  );
  return (
    <Row nowrap align="center" gap={4} line="below">
      <Row as="nav" aria-label={words.label} nowrap align="center" gap={1} className={styles.views}>
        {[...builtInViews, ...pinned].map((view) => (
          <Link
            key={view.id}
            to={`${paths[panel]}?${view.filters}`}
            className={styles.view}
            aria-current={view.id === current?.id ? 'true' : undefined}
          >
            {view.label}
          </Link>
        ))}
        {others.length > 0 ? (
          <Menu
            label={words.more}
            trigger={
              <button type="button" className={styles.view}>
                {words.more}
                <ChevronDown aria-hidden="true" size={14} />
              </button>
            }
          >
            {others.map((view) => (
              <MenuItem key={view.id} asChild>
                <Link to={`${paths[panel]}?${view.filters}`}>{view.label}</Link>
              </MenuItem>
            ))}
          </Menu>
        ) : null}
        {current ? (
          <DeleteView panel={panel} id={current.id} saved={data} />
        ) : isBeside ? null : (
          <Button variant="quiet" small onClick={() => setIsSaving(true)}>
            <Bookmark aria-hidden="true" size={16} />
            {words.save}
          </Button>
        )}
        {isSaving ? (
          <SaveViewDialog
            panel={panel}
            filters={here}
            saved={data}
            onClose={() => setIsSaving(false)}
          />
        ) : null}
      </Row>
      <Text role="status" soft size={2} figures className={styles.total}>
        {total ? totalOf(total) : ''}
      </Text>
    </Row>
  );
}

const totalOf = ({ total, isCapped }: ListTotal): string =>
  isCapped ? `${formatNumber(total)}+ requests` : count(total, 'request');

const asView = ({ _id, name, filters }: SavedViews['views'][number]): View => ({
  id: _id,
  label: name,
  filters,
});

function arranged(data: SavedViews | undefined): { pinned: View[]; others: View[] } {
  const views = (data?.views ?? []).map(asView);
  const isPinned = ({ id }: View) => data?.pinned.includes(id) ?? false;
  return { pinned: views.filter(isPinned), others: views.filter((view) => !isPinned(view)) };
}

interface DeleteViewProps {
  panel: Panel;
  id: string;
  saved: SavedViews | undefined;
}

function DeleteView({ panel, id, saved }: DeleteViewProps) {
  const queryClient = useQueryClient();
  const view = saved?.views.find(({ _id }) => _id === id);
  if (!view?.canChange) return null;
  return (
    <RowAction
      variant="quiet"
      small
      iconOnly
      aria-label={`Delete the view ${view.name}`}
      title="Delete view"
      send={call('DELETE /api/queue/views/{id}', { path: { id } }).send}
      failure={queueWords.saving.deleteFailure}
      done={queueWords.saving.deleted}
      onDone={(views) => queryClient.setQueryData(savedViews(panel).queryKey, views)}
    >
      <Trash2 aria-hidden="true" size={16} />
    </RowAction>
  );
}
