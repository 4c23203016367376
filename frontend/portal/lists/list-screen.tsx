import type { ComponentType, ReactNode } from 'react';
import type { GetPath } from '../../api/call';
import { Page } from '../shell/page';
import type { ListDefinition, ListWords } from './define-list';
import type { Filters, toQuery } from './list-filters';
import { ListView } from './list-view';
import { useList } from './use-list';

interface ScreenParts<F extends Filters, Name extends string> {
  words: ListWords<Name> & { lead: string };
  action?: ReactNode;
  /** The button that saves the filtered rows as a file. */
  exporter?: (
    filtered: Readonly<{ query: ReturnType<typeof toQuery<F>>; isFiltered: boolean }>,
  ) => ReactNode;
  /** Shows the item whose id is in the address. */
  dialog?: ComponentType<{ id: string; onClose: () => void }>;
  below?: ReactNode;
}

/** A screen that is one list. */
export const listScreen = <
  Path extends GetPath,
  F extends Filters,
  Sort extends string,
  Name extends string,
>(
  screen: ListDefinition<Path, F, Sort, Name> & ScreenParts<F, Name>,
) =>
  function Component() {
    const list = useList<Path, F, Sort>(screen);
    const { words, action, exporter, dialog: Dialog, below } = screen;
    const { id, close } = list.open;
    return (
      <Page
        title={words.title}
        lead={words.lead}
        action={exporter ? exporter(list.exports) : action}
      >
        <ListView list={list} />
        {below}
        {Dialog && id ? <Dialog key={id} id={id} onClose={close} /> : null}
      </Page>
    );
  };
