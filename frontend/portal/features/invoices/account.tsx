import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type AnswerOf, download, type QueryOf, useQuery } from '../../../api/call';
import { AccountEntryKindWords } from '../../../api/generated/words/account-entry-kind';
import { formatMinor } from '../../../lib/money';
import { saveFile } from '../../../lib/save-file';
import { EmptyState } from '../../../ui/empty-state';
import { TextField } from '../../../ui/inputs';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { useAccess } from '../../access/use-access';
import { LoadedItem } from '../../components/loaded';
import { RowAction } from '../../components/row-action';
import { DataTable } from '../../lists/data-table';
import { useAddress } from '../../lists/use-address';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { accountAt, accountStatement } from './invoice-source';
import styles from './invoice.module.css';
import { dayText } from './parts';
import { accountWords as words, pageWords } from './words';

type Statement = AnswerOf<'/api/account-statement', 'get'>;
type Account = Statement['accounts'][number];
type Query = QueryOf<'/api/account-statement'>;

export function Component() {
  const [params] = useAddress();
  const asked = accountAt(params);
  const isClient = useAccess()?.dashboardAccess.length === 0;
  const isNamed = isClient || asked.invoiceId !== undefined;
  const query = useQuery({
    ...accountStatement(asked),
    enabled: isNamed,
    placeholderData: keepPreviousData,
  });
  const { holder = '', from, to } = query.data ?? {};
  return (
    <Page
      title={words.title}
      lead={from && to ? words.lead(holder, dayText(from), dayText(to)) : '\u00a0'}
      back={
        asked.invoiceId && !isClient ? (
          <Link to={paths.invoice(asked.invoiceId)}>← {pageWords.title}</Link>
        ) : (
          <Link to={paths.invoices}>← {pageWords.all}</Link>
        )
      }
      action={
        isNamed ? (
          <>
            <SaveFile query={asked} format="pdf" />
            <SaveFile query={asked} format="csv" />
          </>
        ) : null
      }
    >
      {isNamed ? (
        <Stack gap={6} className={styles.account}>
          <Days from={from} to={to} />
          <LoadedItem query={query} words={words}>
            {(statement) =>
              statement.accounts.length > 0 ? (
                <Stack gap={7} aria-busy={query.isPlaceholderData}>
                  {statement.accounts.map((account) => (
                    <Entries
                      key={account.currency}
                      account={account}
                      statement={statement}
                      isClient={isClient}
                    />
                  ))}
                </Stack>
              ) : (
                <EmptyState {...words.empty} />
              )
            }
          </LoadedItem>
        </Stack>
      ) : (
        <EmptyState title={words.missing} text={words.unnamed} />
      )}
    </Page>
  );
}

/** The first and the last day of the statement. */
function Days({ from = '', to = '' }: { from: string | undefined; to: string | undefined }) {
  const [params, change] = useAddress();
  const field = (name: 'from' | 'to', shown: string) => ({
    label: words[name],
    type: 'date',
    value: params.get(name) ?? shown,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      change({ [name]: target.value }, { replace: true, preventScrollReset: true }),
  });
  return (
    <Row as="fieldset" align="end" gap={4} aria-label={words.days}>
      <TextField {...field('from', from)} max={params.get('to') ?? to} />
      <TextField {...field('to', to)} min={params.get('from') ?? from} />
    </Row>
  );
}

const SaveFile = ({ query, format }: { query: Query; format: 'pdf' | 'csv' }) => (
  <RowAction
    variant="secondary"
    label={words[format]}
    send={() => download('/api/account-statement/file', { query: { ...query, format } })}
    done={({ name }) => words.saved(name)}
    onDone={({ content, name }) => saveFile(content, name)}
  />
);

interface EntriesProps {
  account: Account;
  statement: Statement;
  isClient: boolean;
}

/** The entries in one currency, with the balance after each. */
function Entries({ account, statement: { from, to, holder }, isClient }: EntriesProps) {
  const { currency, openingMinor, entries, closingMinor } = account;
  const money = (minor: number) => formatMinor(minor, currency);
  const favour = isClient ? words.inFavour : words.inFavourOf(holder);
  const forward = {
    ...{ day: from, about: words.forward as string, invoiceId: null as string | null },
    ...{ minor: null as number | null, balanceMinor: openingMinor },
  };
  const rows = entries.map(({ kind, number, ...entry }) => ({
    ...entry,
    about: [AccountEntryKindWords[kind], number].filter(Boolean).join(' '),
    minor: entry.minor as number | null,
  }));
  return (
    <Stack as="section" gap={5} aria-label={`${words.title}, ${currency}`}>
      <div>
        <Text soft>{closingMinor >= 0 ? words.toPay : favour}</Text>
        <Text as="div" figures className={styles.sum}>
          {money(Math.abs(closingMinor))}
        </Text>
        <Text soft>{words.onDay(dayText(to))}</Text>
      </div>
      <DataTable
        label={`${words.title}, ${currency}`}
        rows={[forward, ...rows].map((row, index) => ({ ...row, index }))}
        keyOf={({ index }) => String(index)}
        columns={[
          {
            header: words.columns.about,
            look: ['title', 'wide'],
            cell: ({ about, invoiceId }) =>
              invoiceId ? <Link to={paths.invoice(invoiceId)}>{about}</Link> : about,
          },
          { header: words.columns.day, look: 'date', cell: ({ day }) => dayText(day) },
          {
            header: words.columns.sum,
            look: 'figure',
            cell: ({ minor }) => (minor === null ? null : money(minor)),
          },
          {
            header: words.columns.balance,
            look: 'figure',
            cell: ({ balanceMinor }) => money(balanceMinor),
          },
        ]}
      />
      {entries.length === 0 ? <Text soft>{words.nothingNew}</Text> : null}
    </Stack>
  );
}
