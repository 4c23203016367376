import { ProposalKindWords } from '../../../api/generated/words/proposal-kind';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { Alert } from '../../../ui/alert';
import { Row, Stack, Text, Title, Written } from '../../../ui/layout/layout';
import { Fact, Facts } from '../../components/facts';
import styles from './paper.module.css';
import type { Paper } from './proposal-source';
import { paperWords as words } from './words';

type Block = Paper['scope'][number];

const percent = (rate: number): string => `${rate / 100}%`;

/** A sent version or a draft, exactly as the client reads it. With `previous`, changes are marked. */
export function PaperView({ paper, previous }: { paper: Paper; previous?: Paper | null }) {
  const { firm, client, currency, change, terms } = paper;
  const money = (minor: number) => formatMinor(minor, currency);
  const schedule = (of: Paper) => [
    ...(of.depositMinor === null
      ? []
      : [{ title: words.deposit, due: null, minor: of.depositMinor, when: words.onAcceptance }]),
    ...of.milestones.map((one) => ({ ...one, when: one.due ? formatDay(one.due) : '' })),
  ];
  const rows = schedule(paper);
  return (
    <article className={styles.paper}>
      <Stack gap={6}>
        {firm.isSample ? <Alert tone="warning">{words.sample}</Alert> : null}
        <header>
          <Text soft>{ProposalKindWords[paper.kind]}</Text>
          <Title as="h2" size={7} breaks dir="auto">
            {paper.projectName}
          </Title>
          {previous ? (
            <Text soft above={2}>
              {words.changed(previous.version)}
            </Text>
          ) : null}
        </header>
        <Facts>
          <Fact term={words.facts.number}>
            {paper.reference}, version {paper.version}
          </Fact>
          <Fact term={words.facts.client}>
            {[client.name, client.company].filter(Boolean).join(', ')}
          </Fact>
          <Fact term={words.facts.issued}>{formatDay(paper.issuedOn)}</Fact>
          <Fact term={words.facts.until}>
            {paper.validUntil ? formatDay(paper.validUntil) : null}
          </Fact>
        </Facts>
        <Part title={words.scope}>
          <Blocks blocks={paper.scope} before={previous?.scope} />
        </Part>
        {paper.exclusions.length > 0 ? (
          <Part title={words.exclusions}>
            <Blocks blocks={paper.exclusions} before={previous?.exclusions} />
          </Part>
        ) : null}
        <Part title={words.price}>
          <ul className={styles.rows}>
            {marked(paper.lines, previous?.lines).map(({ item: line, mark }, index) => (
              <Amount key={index} mark={mark} amount={money(line.netMinor)} title={line.text}>
                {words.each(
                  String(line.quantity / 1_000),
                  money(line.unitMinor),
                  percent(line.vatRate),
                )}
              </Amount>
            ))}
            <Amount title={words.net} amount={money(paper.netMinor)} />
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
        {change ? (
          <Part title={words.change(change.of)}>
            <ul className={styles.rows}>
              <Amount title={words.agreed} amount={money(change.agreedMinor)} />
              <Amount title={words.thisChange} amount={money(paper.netMinor)} />
              <Amount strong title={words.newPrice} amount={money(change.newMinor)} />
            </ul>
          </Part>
        ) : null}
        {rows.length > 0 ? (
          <Part title={words.schedule}>
            <ul className={styles.rows}>
              {marked(rows, previous ? schedule(previous) : undefined).map(
                ({ item, mark }, index) => (
                  <Amount key={index} mark={mark} title={item.title} amount={money(item.minor)}>
                    {item.when}
                  </Amount>
                ),
              )}
            </ul>
          </Part>
        ) : null}
        <Part title={words.terms(terms.version)}>
          <Blocks blocks={terms.blocks} before={previous?.terms.blocks} />
        </Part>
        <Facts>
          <Fact term={words.facts.firm}>
            {firm.legalName}, {firm.address};{' '}
            {words.facts.registered(firm.place, firm.companyNumber)};{' '}
            {words.facts.office(firm.office)}
            {firm.vatNumber ? `; ${words.facts.vat(firm.vatNumber)}` : ''}
          </Fact>
          <Fact term={words.facts.hash}>{paper.sha256}</Fact>
        </Facts>
      </Stack>
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={3} aria-label={title}>
    <Text as="h3" size={4} strong>
      {title}
    </Text>
    {children}
  </Stack>
);

type Mark = 'same' | 'new' | 'gone';

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
        <Text as="span" block soft>
          {children}
        </Text>
      ) : null}
    </span>
    <span className="nowrap">{amount}</span>
  </Row>
);

const Spoken = ({ mark }: { mark: Mark }) =>
  mark === 'same' ? null : (
    <span className="visually-hidden">{mark === 'new' ? words.added : words.removed}</span>
  );

/** Marks new items; removed items of the last version come last. */
function marked<Item>(
  now: readonly Item[],
  before: readonly Item[] | undefined,
): { item: Item; mark: Mark }[] {
  const keys = (list: readonly Item[]) => new Set(list.map((one) => JSON.stringify(one)));
  const [known, kept] = [keys(before ?? now), keys(now)];
  return [
    ...now.map((item) => ({
      item,
      mark: known.has(JSON.stringify(item)) ? ('same' as const) : ('new' as const),
    })),
    ...(before ?? [])
      .filter((item) => !kept.has(JSON.stringify(item)))
      .map((item) => ({ item, mark: 'gone' as const })),
  ];
}

interface BlocksProps {
  blocks: readonly Block[];
  before: readonly Block[] | undefined;
}

/** The elements of each kind: around those that belong together, and of each. */
const tags = {
  bullet: ['ul', 'li'],
  number: ['ol', 'li'],
  heading: ['div', 'h4'],
  paragraph: ['div', 'p'],
} as const;

function Blocks({ blocks, before }: BlocksProps) {
  const all = marked(blocks, before);
  // Items of one kind that follow each other are one list.
  const groups: (typeof all)[] = [];
  for (const one of all) {
    const last = groups.at(-1);
    if (last?.[0]?.item.kind === one.item.kind && one.item.kind !== 'paragraph') last.push(one);
    else groups.push([one]);
  }
  return (
    <Stack gap={3}>
      {groups.map((group, index) => {
        const [Group, part] = tags[group[0]?.item.kind ?? 'paragraph'];
        return (
          <Group key={index}>
            {group.map(({ item, mark }, at) => (
              <Piece key={at} as={part} mark={mark}>
                {item.runs}
              </Piece>
            ))}
          </Group>
        );
      })}
    </Stack>
  );
}

interface PieceProps {
  as: 'li' | 'h4' | 'p';
  mark: Mark;
  children: Block['runs'];
}

const Piece = ({ as, mark, children }: PieceProps) => (
  <Text as={as} strong={as === 'h4'} dir="auto" data-mark={mark}>
    <Spoken mark={mark} />
    {children.map(({ text, bold, italic }, index) =>
      bold ? <strong key={index}>{text}</strong> : italic ? <em key={index}>{text}</em> : text,
    )}
  </Text>
);
