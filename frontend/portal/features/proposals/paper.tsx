import type { ReactNode } from 'react';
import { ProposalKindWords } from '../../../api/generated/words/proposal-kind';
import { formatDay } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { Alert } from '../../../ui/alert';
import { Row, Stack, Text, Title, Written } from '../../../ui/layout/layout';
import { Fact, Facts } from '../../components/facts';
import { Blocks } from './paper-blocks';
import { marked, type Mark, Spoken } from './marks';
import styles from './paper.module.css';
import type { Paper } from './proposal-source';
import { paperWords as words } from './words';

const percent = (rate: number): string => `${rate / 100}%`;

interface PaperProps {
  paper: Paper;
  /** Changes since this version are marked. */
  previous?: Paper | null;
  /** The decision beside it shows them. */
  withoutTerms?: boolean;
}

/** A sent version or a draft, exactly as the client reads it: the price first, then the work. */
export function PaperView({ paper, previous, withoutTerms = false }: PaperProps) {
  const { client, change } = paper;
  return (
    <Stack as="article" gap={6} className={styles.paper}>
      <Stack as="header" gap={2}>
        <Text soft>
          {ProposalKindWords[paper.kind]} {paper.reference}, {words.version(paper.version)}
        </Text>
        <Title as="h2" size={6} breaks dir="auto">
          {paper.projectName}
        </Title>
        {previous ? <Text soft>{words.changed(previous.version)}</Text> : null}
      </Stack>
      <Total paper={paper} />
      <Schedule paper={paper} previous={previous} />
      <Part title={words.scope}>
        <Blocks blocks={paper.scope} before={previous?.scope} />
      </Part>
      {paper.exclusions.length > 0 ? (
        <Part title={words.exclusions}>
          <Blocks blocks={paper.exclusions} before={previous?.exclusions} />
        </Part>
      ) : null}
      <Price paper={paper} previous={previous} />
      {change ? <Change paper={paper} change={change} /> : null}
      <Facts>
        <Fact term={words.facts.client}>
          {[client.name, client.company].filter(Boolean).join(', ')}
        </Fact>
        <Fact term={words.facts.issued}>{formatDay(paper.issuedOn)}</Fact>
        <Fact term={words.facts.firm}>{firmInWords(paper)}</Fact>
      </Facts>
      {paper.firm.isSample ? <Alert tone="warning">{words.sample}</Alert> : null}
      {withoutTerms ? null : <Terms paper={paper} previous={previous} />}
    </Stack>
  );
}

const firmInWords = ({ firm }: Paper): string =>
  [
    `${firm.legalName}, ${firm.address}`,
    words.facts.registered(firm.place, firm.companyNumber),
    words.facts.office(firm.office),
    ...(firm.vatNumber ? [words.facts.vat(firm.vatNumber)] : []),
  ].join('; ');

/** The sum that is decided on, and until when. */
const Total = ({ paper: { totalMinor, vatMinor, netMinor, currency, validUntil } }: PaperProps) => (
  <Row align="baseline" gap="1 5" figures>
    <span className={styles.total}>{formatMinor(totalMinor, currency)}</span>
    <Text as="span" soft>
      {vatMinor === 0
        ? words.withoutVat
        : words.withVat(formatMinor(netMinor, currency), formatMinor(vatMinor, currency))}
      {validUntil ? (
        <Text as="span" block strong>
          {words.until(formatDay(validUntil))}
        </Text>
      ) : null}
    </Text>
  </Row>
);

const partsOf = ({ depositMinor, milestones }: Paper) => [
  ...(depositMinor === null
    ? []
    : [{ title: words.deposit, minor: depositMinor, when: words.onAcceptance }]),
  ...milestones.map(({ title, minor, due }) => ({
    ...{ title, minor },
    when: due ? formatDay(due) : '',
  })),
];

function Schedule({ paper, previous }: PaperProps) {
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

function Price({ paper, previous }: PaperProps) {
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

const Change = ({ paper: { netMinor, currency }, change }: ChangeProps) => (
  <Part title={words.change(change.of)}>
    <ul className={styles.rows}>
      <Amount title={words.agreed} amount={formatMinor(change.agreedMinor, currency)} />
      <Amount title={words.thisChange} amount={formatMinor(netMinor, currency)} />
      <Amount strong title={words.newPrice} amount={formatMinor(change.newMinor, currency)} />
    </ul>
  </Part>
);

/** Folded, because most read only what is particular to their project. */
export const Terms = ({ paper: { terms }, previous }: PaperProps) => (
  <Text as="details" className={`folding ${styles.terms}`}>
    <Row as="summary" nowrap align="center" gap={2}>
      {words.terms(terms.version)}
    </Row>
    <Stack gap={3} before={2}>
      <Blocks blocks={terms.blocks} before={previous?.terms.blocks} />
    </Stack>
  </Text>
);

interface PartProps {
  title: string;
  /** In what the amounts below it are. */
  note?: string | null;
  children: ReactNode;
}

const Part = ({ title, note, children }: PartProps) => (
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
