import { formatDay } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import type { ReactNode } from 'react';
import { Row, Stack, Text, Written } from '../../../ui/layout/layout';
import { marked, type Mark, Spoken } from './marks';
import styles from './paper.module.css';
import type { Paper } from './proposal-source';
import { paperWords as words } from './words';

const percent = (rate: number): string => `${rate / 100}%`;

export interface PaperProps {
  paper: Paper;
  /** Changes since this version are marked. */
  previous?: Paper | null;
}

const partsOf = ({ depositMinor, milestones }: Paper) => [
  ...(depositMinor === null
    ? []
    : [{ title: words.deposit, minor: depositMinor, when: words.onAcceptance }]),
  ...milestones.map(({ title, minor, due }) => ({
    ...{ title, minor },
    when: due ? formatDay(due) : '',
  })),
];

export function Schedule({ paper, previous }: PaperProps) {
  const parts = marked(partsOf(paper), previous ? partsOf(previous) : undefined);
  if (parts.length === 0) return null;
  return (
    <Part title={words.schedule} note={paper.vatMinor === 0 ? null : words.plusVat}>
      <ul className={styles.rows}>
        {parts.map(({ item, mark }, index) => (
          <Amount
            key={index}
            mark={mark}
            title={item.title}
            amount={formatMinor(item.minor, paper.currency)}
          >
            {item.when}
          </Amount>
        ))}
      </ul>
    </Part>
  );
}

type Line = Paper['lines'][number];

const lineInWords = ({ quantity, unit, unitMinor, vatRate }: Line, currency: string): string =>
  [
    unit === 'fixed'
      ? words.fixed
      : words.each(String(quantity / 1_000), unit, formatMinor(unitMinor, currency)),
    words.rate(percent(vatRate)),
  ].join(', ');

export function Price({ paper, previous }: PaperProps) {
  const { currency } = paper;
  const money = (minor: number) => formatMinor(minor, currency);
  return (
    <Part title={words.price} note={words.net}>
      <ul className={styles.rows}>
        {marked(paper.lines, previous?.lines).map(({ item: line, mark }, index) => (
          <Amount key={index} mark={mark} amount={money(line.netMinor)} title={line.text}>
            {lineInWords(line, currency)}
          </Amount>
        ))}
        <Amount title={words.sum} amount={money(paper.netMinor)} />
        {paper.vat.map(({ rate, netMinor, vatMinor }) => (
          <Amount
            key={rate}
            title={words.vat(percent(rate), money(netMinor))}
            amount={money(vatMinor)}
          />
        ))}
        <Amount strong title={words.total} amount={money(paper.totalMinor)} />
      </ul>
      {paper.vatNote ? <Written soft>{paper.vatNote}</Written> : null}
    </Part>
  );
}

interface ChangeProps {
  paper: Paper;
  change: NonNullable<Paper['change']>;
}

export const Change = ({ paper: { netMinor, currency }, change }: ChangeProps) => (
  <Part title={words.change(change.of)}>
    <ul className={styles.rows}>
      <Amount title={words.agreed} amount={formatMinor(change.agreedMinor, currency)} />
      <Amount title={words.thisChange} amount={formatMinor(netMinor, currency)} />
      <Amount strong title={words.newPrice} amount={formatMinor(change.newMinor, currency)} />
    </ul>
  </Part>
);

interface PartProps {
  title: string;
  /** In what the amounts below it are. */
  note?: string | null;
  children: ReactNode;
}

export const Part = ({ title, note, children }: PartProps) => (
  <Stack as="section" gap={2}>
    <Row between align="baseline" gap="0 5">
      <Text as="h3" size={4} strong>
        {title}
      </Text>
      {note ? (
        <Text soft size={1}>
          {note}
        </Text>
      ) : null}
    </Row>
    {children}
  </Stack>
);

interface AmountProps {
  title: string;
  amount: string;
  mark?: Mark;
  strong?: boolean;
  children?: ReactNode;
}

const Amount = ({ title, amount, mark = 'same', strong = false, children }: AmountProps) => (
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
    data-mark={mark}
  >
    <span>
      <Spoken mark={mark} />
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
