import { ProposalKindWords } from '../../../api/generated/words/proposal-kind';
import { formatDay } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { Alert } from '../../../ui/alert';
import { Row, Stack, Text, Title } from '../../../ui/layout/layout';
import { Fact, Facts } from '../../components/facts';
import { Blocks } from './paper-blocks';
import { Change, type PaperProps, Part, Price, Schedule } from './paper-sums';
import styles from './paper.module.css';
import type { Paper } from './proposal-source';
import { paperWords as words } from './words';

interface PaperViewProps extends PaperProps {
  /** The decision beside it shows them. */
  withoutTerms?: boolean;
}

/** A sent version or a draft, exactly as the client reads it: the price first, then the work. */
export function PaperView({ paper, previous, withoutTerms = false }: PaperViewProps) {
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
