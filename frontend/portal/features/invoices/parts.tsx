import { download } from '../../../api/call';
import { dayMs, dayOf, type Day, formatDay } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { saveFile } from '../../../lib/save-file';
import { Text } from '../../../ui/layout/layout';
import { badgeOf } from '../../components/badge-of';
import { RowAction } from '../../components/row-action';
import { SecondaryText } from '../../lists/cells';
import { useNow } from '../../components/use-now';
import type { InvoiceRow } from './invoice-source';
import { dueWords, pageWords, stateLabels } from './words';

const Badge = badgeOf(
  {
    draft: ['plain', '○'],
    issued: ['orange', '◐'],
    part_paid: ['blue', '◑'],
    late: ['red', '!'],
    paid: ['green', '✓'],
    credited: ['plain', '↩'],
    written_off: ['plain', '✕'],
    credit: ['plain', '↩'],
  },
  stateLabels,
);

type Stated = Pick<InvoiceRow, 'kind' | 'state' | 'daysLate'>;

export const StateBadge = ({ of: { kind, state, daysLate } }: { of: Stated }) => (
  <Badge of={kind === 'credit' && state !== 'draft' ? 'credit' : daysLate > 0 ? 'late' : state} />
);

export const isOpen = ({ openMinor }: Pick<InvoiceRow, 'openMinor'>): boolean => openMinor > 0;

type Dated = Pick<InvoiceRow, 'dueOn' | 'daysLate' | 'openMinor'>;

/** "due in 5 days" or "12 days late", of what is open. */
export function DueIn({ of: { dueOn, daysLate, openMinor } }: { of: Dated }) {
  const today = dayOf(new Date(useNow()));
  if (!dueOn || openMinor <= 0) return null;
  return daysLate > 0 ? (
    <Text as="span" alarm strong>
      {dueWords.late(daysLate)}
    </Text>
  ) : (
    <span>{dueWords.in(daysUntil(dueOn, today))}</span>
  );
}

/** The due day and how far it is, as a cell of a list. */
export const Due = ({ of }: { of: Dated }) =>
  of.dueOn ? (
    <span>
      {dayText(of.dueOn)}
      {isOpen(of) ? (
        <SecondaryText>
          <DueIn of={of} />
        </SecondaryText>
      ) : null}
    </span>
  ) : null;

/** A credit note takes off what its invoice asked for. */
export const signedTotal = ({ kind, totalMinor, currency }: InvoiceRow): string =>
  formatMinor(kind === 'credit' ? -totalMinor : totalMinor, currency);

const daysUntil = (day: string, today: Day): number =>
  Math.max(0, Math.round((Date.parse(day) - Date.parse(today)) / dayMs));

export const dayText = (day: string | null): string => (day ? formatDay(day as Day) : '');

interface DownloadProps {
  id: string;
  hasPdf: boolean;
}

export const DownloadPdf = ({ id, hasPdf }: DownloadProps) => (
  <RowAction
    variant="secondary"
    label={pageWords.pdf}
    disabledReason={hasPdf ? undefined : pageWords.pdfMaking}
    send={() => download('/api/invoices/{id}/pdf', { path: { id } })}
    onDone={({ content, name }) => saveFile(content, name)}
  />
);
