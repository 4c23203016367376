import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { q, useQuery } from '../../../api/call';
import { formatMinor } from '../../../lib/money';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { Loaded } from '../../components/loaded';
import { SearchBox } from '../../lists/search-box';
import type { InvoiceRow } from '../invoices/invoice-source';
import styles from './invoicing.module.css';
import { invoiceFieldWords as words } from './words';

const SHOWN = 6;

/** Open invoices that a search finds, a few at a time. */
export function useInvoiceSearch(currency: string | undefined) {
  const [search, setSearch] = useState('');
  const query = useQuery(
    q(
      '/api/invoices',
      {
        query: {
          ...{ isOpen: true, limit: SHOWN, page: 1 },
          ...(currency ? { currency } : {}),
          ...(search.trim() ? { search: search.trim() } : {}),
        },
      },
      { placeholderData: keepPreviousData },
    ),
  );
  return { search, setSearch, query };
}

export const invoiceText = (
  one: Pick<InvoiceRow, 'company' | 'client' | 'openMinor' | 'currency'>,
) => [one.company || one.client, words.open(formatMinor(one.openMinor, one.currency))].join(', ');

interface InvoiceFieldProps {
  label: string;
  /** Only invoices in this currency. */
  currency?: string;
  /** The id of the chosen one, or empty. */
  value: string;
  /** Label of choosing none. */
  none?: string;
  error?: string | undefined;
  onChoose: (invoice: InvoiceRow | null) => void;
}

/** Chooses an open invoice among any number of them. */
export function InvoiceField(props: InvoiceFieldProps) {
  const { label, currency, value, none, error, onChoose } = props;
  const { search, setSearch, query } = useInvoiceSearch(currency);
  const found = query.data?.invoices ?? [];
  const isApart = value !== '' && !found.some(({ _id }) => _id === value);
  const kept = useQuery({ ...q('/api/invoices/{id}', { path: { id: value } }), enabled: isApart });
  const rows = isApart && kept.data ? [kept.data, ...found] : found;
  return (
    <Stack as="fieldset" gap={2} aria-invalid={error ? true : undefined}>
      <Text as="legend" strong below={2}>
        {label}
      </Text>
      <SearchBox hint={words.searchIn} value={search} onSearch={setSearch} />
      <Loaded query={query} noun={words.noun} lines={3}>
        {({ pagination: { total } }) => (
          <Stack as="ul" line="above" aria-label={words.found}>
            {none ? (
              <Choice isChosen={value === ''} title={none} onChoose={() => onChoose(null)} />
            ) : null}
            {rows.map((one) => (
              <Choice
                key={one._id}
                isChosen={one._id === value}
                title={one.number ?? ''}
                note={invoiceText(one)}
                onChoose={() => onChoose(one)}
              />
            ))}
            <Rest shown={found.length} total={total} />
          </Stack>
        )}
      </Loaded>
      {error ? (
        <Text role="alert" alarm size={2} strong>
          {error}
        </Text>
      ) : null}
    </Stack>
  );
}

export const Rest = ({ shown, total }: { shown: number; total: number }) =>
  total === 0 || total > shown ? (
    <Text as="li" soft size={2} before={2}>
      {total === 0 ? words.none : words.more(total - shown)}
    </Text>
  ) : null;

interface ChoiceProps {
  isChosen: boolean;
  title: string;
  note?: string;
  onChoose: () => void;
}

const Choice = ({ isChosen, title, note, onChoose }: ChoiceProps) => (
  <Row as="li" line="below">
    <label className={styles.choice}>
      <input type="radio" name="invoice" checked={isChosen} onChange={onChoose} />
      <span>
        <Text as="span" strong>
          {title}
        </Text>
        {note ? (
          <Text as="span" block soft figures breaks>
            {note}
          </Text>
        ) : null}
      </span>
    </label>
  </Row>
);
