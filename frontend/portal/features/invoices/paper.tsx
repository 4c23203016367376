import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { countryName } from '../../../lib/country';
import { formatMinor } from '../../../lib/money';
import { linesOf } from '../../../lib/text';
import { Alert } from '../../../ui/alert';
import { Columns, Row, Stack, Text, Written } from '../../../ui/layout/layout';
import { Fact, Facts } from '../../components/facts';
import { paths } from '../../paths';
import type { Invoice } from './invoice-source';
import styles from './invoice.module.css';
import { dayText } from './parts';
import { movementWords, paperWords as words, reasonLabels } from './words';

const { facts } = words;

interface InvoiceProps {
  invoice: Invoice;
}

/** The content of the PDF, with later payments and credit notes. */
export const Paper = ({ invoice }: InvoiceProps) => (
  <Stack as="article" gap={6} className={styles.paper} aria-label={words.label}>
    <Lines invoice={invoice} />
    <Movements invoice={invoice} />
    <Facts>
      <Fact term={facts.issued}>{dayText(invoice.issuedOn)}</Fact>
      <Fact term={facts.due}>{dayText(invoice.dueOn)}</Fact>
      <Fact term={facts.taxPoint}>{dayText(invoice.taxPoint)}</Fact>
      <Fact term={facts.proposal}>{invoice.proposal}</Fact>
      <Fact term={facts.reference}>{invoice.buyer.reference}</Fact>
      <Fact term={facts.reason}>
        {invoice.reason
          ? [reasonLabels[invoice.reason], invoice.explanation].filter(Boolean).join(': ')
          : null}
      </Fact>
      <Fact term={facts.credits}>
        {invoice.credits ? (
          <Link to={paths.invoice(invoice.credits._id)}>{invoice.credits.number}</Link>
        ) : null}
      </Fact>
    </Facts>
    <Parties invoice={invoice} />
    {invoice.seller.isSample ? <Alert tone="warning">{words.sample}</Alert> : null}
  </Stack>
);

function Lines({ invoice }: InvoiceProps) {
  const { kind, lines, vat, vatNote, netMinor, totalMinor, currency, sterling } = invoice;
  const money = (minor: number) => formatMinor(minor, currency);
  return (
    <Stack as="section" gap={2} aria-label={words.label}>
      <ul className={styles.rows}>
        {lines.map((line, index) => (
          <Amount key={index} title={line.text} amount={money(line.netMinor)}>
            {[
              ...(line.quantity === 1_000
                ? []
                : [words.each(String(line.quantity / 1_000), money(line.unitMinor))]),
              words.rate(line.vatRate),
            ].join(', ')}
          </Amount>
        ))}
        <Amount title={words.sum} amount={money(netMinor)} />
        {vat.map(({ rate, category, netMinor: net, vatMinor }) => (
          <Amount
            key={`${rate} ${category}`}
            title={rate > 0 ? words.vat(rate, money(net)) : words.noVat(category, money(net))}
            amount={money(vatMinor)}
          />
        ))}
        <Amount
          strong
          title={kind === 'credit' ? words.totalCredited : words.total}
          amount={money(totalMinor)}
        />
      </ul>
      {vatNote ? <Written soft>{vatNote}</Written> : null}
      {sterling ? (
        <Text soft>
          {words.sterling(
            formatMinor(sterling.vatMinor, 'GBP'),
            sterling.rate,
            currency,
            dayText(sterling.day),
          )}
        </Text>
      ) : null}
    </Stack>
  );
}

function Movements({ invoice: { payments, creditNotes, currency, writeOffReason } }: InvoiceProps) {
  if (payments.length + creditNotes.length === 0 && !writeOffReason) return null;
  const rows = [
    ...payments.map(({ _id, kind, minor, receivedOn }) => ({
      ...{ _id, minor, on: receivedOn },
      title: movementWords.kinds[kind] ?? kind,
    })),
    ...creditNotes.map(({ _id, number, totalMinor, issuedOn }) => ({
      ...{ _id, minor: totalMinor, on: issuedOn },
      title: <Link to={paths.invoice(_id)}>{movementWords.credit(number)}</Link>,
    })),
  ].sort((a, b) => a.on.localeCompare(b.on));
  return (
    <Stack as="section" gap={2} aria-labelledby="movements">
      <Text as="h2" size={4} strong id="movements">
        {movementWords.title}
      </Text>
      {rows.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map(({ _id, title, minor, on }) => (
            <Amount key={_id} title={title} amount={formatMinor(-minor, currency)}>
              {dayText(on)}
            </Amount>
          ))}
        </ul>
      ) : null}
      {writeOffReason ? <Text soft>{words.writtenOff(writeOffReason)}</Text> : null}
    </Stack>
  );
}

const Parties = ({ invoice: { seller, buyer } }: InvoiceProps) => (
  <Columns from="small" gap="5 7" align="start">
    <Party
      title={facts.to}
      lines={[
        buyer.company || buyer.name,
        ...(buyer.company ? [buyer.name] : []),
        ...linesOf(buyer.address),
        countryName(buyer.country),
        ...(buyer.vatNumber ? [words.vatNumber(buyer.vatNumber)] : []),
      ]}
    />
    <Party
      title={facts.from}
      lines={[
        seller.legalName,
        ...linesOf(seller.address),
        words.registered(seller.place, seller.companyNumber),
        words.office(seller.office),
        ...(seller.vatNumber ? [words.vatNumber(seller.vatNumber)] : []),
        seller.email,
      ]}
    />
  </Columns>
);

const Party = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <Text as="div" faint size={1}>
      {title}
    </Text>
    {lines.filter(Boolean).map((line, index) => (
      <Text
        key={index}
        as="div"
        dir="auto"
        soft={index > 0}
        size={index > 0 ? 2 : 3}
        strong={index === 0}
      >
        {line}
      </Text>
    ))}
  </div>
);

interface AmountProps {
  title: ReactNode;
  amount: string;
  strong?: boolean;
  children?: ReactNode;
}

export const Amount = ({ title, amount, strong = false, children }: AmountProps) => (
  <Row
    as="li"
    between
    nowrap
    align="baseline"
    gap="2 5"
    before={2}
    after={2}
    line="below"
    figures
    strong={strong}
  >
    <span>
      <bdi>{title}</bdi>
      {children ? (
        <Text as="span" block soft size={2}>
          {children}
        </Text>
      ) : null}
    </span>
    <span className="nowrap">{amount}</span>
  </Row>
);
