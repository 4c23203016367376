import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, ChevronDown, Trash2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { call, type Panel } from '../../../../api/call';
import { Button } from '../../../../ui/button';
import { Row, Text } from '../../../../ui/layout/layout';
import { lazyDialog } from '../../../components/lazy-dialog';
import { type ListTotal, totalOf } from '../../../lists/filter-bar';
import { Menu, MenuItem } from '../../../../ui/overlay/menu';
import { confirm } from '../../../forms/confirm';
import { paths } from '../../../paths';
import { savedViews, type SavedViews } from './saved-views';
import styles from './queue.module.css';
import { builtInViews, filtersIn, sameFilters, type View, viewOf } from './queue-views';
import { useIsRoomy } from './queue-widths';
import { viewWords } from './view-words';
import { queueWords } from '../words';

const words = viewWords;
const { saving } = queueWords;

const SaveViewDialog = lazyDialog(() => import('./save-view-dialog'), 'SaveViewDialog');

interface ViewsProps {
  panel: Panel;
  /** Where tabs do not fit. */
  asMenu?: boolean;
  /** Without a line of their own. */
  isBesideTitle?: boolean;
  total: ListTotal | undefined;
}

/** The views of a queue as tabs, or as a menu that names the current one. */
export function Views({ panel, asMenu = false, isBesideTitle = false, total }: ViewsProps) {
  const [params] = useSearchParams();
  const { data } = useQuery(savedViews(panel));
  const [isSaving, setIsSaving] = useState(false);
  const isRoomy = useIsRoomy();
  const here = filtersIn(params);
  const saved = (data?.views ?? []).map(viewOf);
  const current = [...builtInViews, ...saved].find(({ filters }) => sameFilters(filters, here));
  const isPinned = ({ id }: View) => data?.pinned.includes(id) ?? false;
  const tabs = [...builtInViews, ...saved.filter(isPinned)];
  const others = saved.filter((view) => !isPinned(view));
  const linkTo = ({ id, filters, label }: View): ComponentProps<typeof Link> => ({
    to: `${paths[panel]}?${filters}`,
    'aria-current': id === current?.id ? 'true' : undefined,
    children: label,
  });
  const items = asMenu ? [...tabs, ...others] : others;
  const menu =
    items.length > 0 ? (
      <Menu
        label={asMenu ? words.label : words.more}
        trigger={
          <button
            type="button"
            className={asMenu ? `${styles.filter} ${styles.current}` : `place ${styles.view}`}
          >
            {asMenu ? (current?.label ?? words.own) : words.more}
            <ChevronDown aria-hidden="true" size={14} />
          </button>
        }
      >
        {items.map((view) => (
          <MenuItem key={view.id} asChild>
            <Link {...linkTo(view)} />
          </MenuItem>
        ))}
        {asMenu && !current ? (
          <MenuItem onSelect={() => setIsSaving(true)}>{words.save}</MenuItem>
        ) : null}
      </Menu>
    ) : null;
  const own = (
    <>
      {current ? <DeleteView panel={panel} id={current.id} saved={data} /> : null}
      {isSaving ? (
        <SaveViewDialog
          panel={panel}
          filters={here}
          saved={data}
          onClose={() => setIsSaving(false)}
        />
      ) : null}
    </>
  );
  const sum = (
    <Text
      role="status"
      soft
      size={2}
      figures
      push
      className={isBesideTitle && !isRoomy ? 'visually-hidden' : 'nowrap'}
    >
      {total ? totalOf(total, 'request', 'requests') : ''}
    </Text>
  );
  if (asMenu) {
    return (
      <>
        {menu}
        {own}
        {sum}
      </>
    );
  }
  return (
    <Row
      nowrap
      align="center"
      gap={4}
      line={isBesideTitle ? undefined : 'below'}
      className={isBesideTitle ? styles.besideTitle : undefined}
    >
      <Row as="nav" aria-label={words.label} nowrap align="center" gap={1} className={styles.views}>
        {tabs.map((view) => (
          <Link key={view.id} className={`place ${styles.view}`} {...linkTo(view)} />
        ))}
        {menu}
        {current ? null : (
          <Button
            variant="quiet"
            small
            {...(isBesideTitle && { iconOnly: true, 'aria-label': words.save, title: words.save })}
            onClick={() => setIsSaving(true)}
          >
            <Bookmark aria-hidden="true" size={16} />
            {isBesideTitle ? null : words.save}
          </Button>
        )}
        {own}
      </Row>
      {sum}
    </Row>
  );
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
    <Button
      small
      iconOnly
      aria-label={saving.deleteOne(view.name)}
      title={saving.deleting.action}
      onClick={() =>
        confirm({
          ...saving.deleting,
          title: saving.deleteTitle(view.name),
          text: view.isShared ? saving.deleteShared : saving.deleteOwn,
          isDangerous: true,
          run: async () => {
            const views = await call('DELETE /api/queue/views/{id}', { path: { id } }).send();
            queryClient.setQueryData(savedViews(panel).queryKey, views);
          },
        })
      }
    >
      <Trash2 aria-hidden="true" size={16} />
    </Button>
  );
}
