import { Link, useNavigate } from 'react-router-dom';
import { type AnswerOf, call, q, useQuery } from '../../../api/call';
import { type Instant, formatAge } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { Button } from '../../../ui/button';
import { Stack, Text } from '../../../ui/layout/layout';
import { ItemRow, ItemRows } from '../../components/item-row';
import { Loaded } from '../../components/loaded';
import { RowAction } from '../../components/row-action';
import { Section } from '../../components/section';
import { confirm } from '../../forms/confirm';
import { paths } from '../../paths';
import type { InvoiceRow } from '../invoices/invoice-source';
import { dayText } from '../invoices/parts';
import { kindLabels } from '../invoices/words';
import styles from './invoicing.module.css';
import { InvoicingPage } from './invoicing-page';
import { toIssueWords as words } from './words';

type Part = AnswerOf<'/api/invoices/to-issue', 'get'>['items'][number];

export function Component() {
  const query = useQuery(q('/api/invoices/to-issue'));
  return (
    <InvoicingPage>
      <Loaded query={query} noun={words.noun}>
        {({ items, drafts }) => (
          <Stack gap={7} className={styles.rows}>
            <Section title={words.parts} lead={words.partsLead}>
              {items.length > 0 ? (
                <ItemRows>
                  {items.map((part) => (
                    <PartRow key={part._id} part={part} />
                  ))}
                </ItemRows>
              ) : (
                <Text soft>{words.noParts}</Text>
              )}
            </Section>
            <Section title={words.drafts}>
              {drafts.length > 0 ? <Drafts drafts={drafts} /> : <Text soft>{words.noDrafts}</Text>}
            </Section>
          </Stack>
        )}
      </Loaded>
    </InvoicingPage>
  );
}

export function PartRow({ part }: { part: Part }) {
  const { _id: id, title, request, proposal, doneAt, dueOn, totalMinor, currency } = part;
  const when = doneAt
    ? words.done(formatAge(doneAt as Instant))
    : dueOn
      ? words.due(dayText(dueOn))
      : null;
  return (
    <ItemRow
      title={
        <>
          <bdi>{title}</bdi>
          <span>{formatMinor(totalMinor, currency)}</span>
        </>
      }
      notes={[
        <>
          <Link to={paths.request(request._id)}>
            <bdi>{request.projectName}</bdi>
          </Link>
          {['', proposal, ...(when ? [when] : [])].join(' · ')}
        </>,
      ]}
    >
      {part.netMinor < 0 ? (
        <Credit part={part} />
      ) : (
        <>
          {doneAt ? null : <Drafting part={part} how="done" />}
          <Drafting part={part} how="draft" isFirst={doneAt !== null} key={id} />
        </>
      )}
    </ItemRow>
  );
}

interface DraftingProps {
  part: Part;
  how: 'done' | 'draft';
  isFirst?: boolean;
}

/** Both draft the invoice; marking the part as done also tells the client. */
function Drafting({ part: { _id: id, title, version }, how, isFirst = true }: DraftingProps) {
  const navigate = useNavigate();
  const path = { path: { id } };
  return (
    <RowAction
      small
      variant={isFirst ? 'secondary' : 'quiet'}
      label={how === 'done' ? words.markDone : words.draft}
      aria-label={how === 'done' ? words.markDoneOf(title) : words.draftOf(title)}
      send={() =>
        how === 'done'
          ? call('POST /api/plan-items/{id}/done', path).send({ version })
          : call('POST /api/plan-items/{id}/draft', path).send({ version })
      }
      done={({ message }) => message}
      onDone={({ invoice }) => (invoice ? navigate(paths.invoice(invoice._id)) : undefined)}
    />
  );
}

const Credit = ({ part: { _id: id, title, version } }: { part: Part }) => (
  <Button
    small
    label={words.credit}
    aria-label={words.creditOf(title)}
    onClick={() =>
      confirm({
        ...words.crediting,
        isDangerous: true,
        run: () => call('POST /api/plan-items/{id}/credit', { path: { id } }).send({ version }),
      })
    }
  />
);

const Drafts = ({ drafts }: { drafts: readonly InvoiceRow[] }) => (
  <ItemRows>
    {drafts.map((one) => (
      <ItemRow
        key={one._id}
        title={
          <Link to={paths.invoice(one._id)}>
            {kindLabels[one.kind]}, <bdi>{one.request.projectName}</bdi>
          </Link>
        }
        notes={[one.company || one.client]}
      >
        <Text as="span" figures>
          {words.withVat(formatMinor(one.totalMinor, one.currency))}
        </Text>
      </ItemRow>
    ))}
  </ItemRows>
);
