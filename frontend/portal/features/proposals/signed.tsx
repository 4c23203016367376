import type { ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { type RequestDetail, useQuery } from '../../../api/call';
import { formatDay, formatDayAndTime } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { ButtonLink } from '../../components/button-link';
import { LoadedItem } from '../../components/loaded';
import { paths } from '../../paths';
import { me } from '../../session/queries';
import { Page } from '../../shell/page';
import { requestDetail } from '../requests/queries';
import { proposalKindInWords } from './kind-in-words';
import { DownloadPdf } from './parts';
import { oneProposal, type Paper, type Proposal } from './proposal-source';
import styles from './signed.module.css';
import { pageWords, signedWords as words } from './words';

/** After the signature: who does what next, and when. */
export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(oneProposal(id));
  const { data: reader } = useQuery(me());
  const isSigned = query.data === undefined || query.data.state === 'accepted';
  if (!isSigned) return <Navigate to={paths.proposal(id)} replace />;
  return (
    <Page
      width="narrow"
      title={words.title(reader?.firstName ?? '')}
      back={<Link to={paths.proposals}>← {pageWords.all}</Link>}
    >
      <LoadedItem query={query} words={pageWords}>
        {(proposal) =>
          proposal.paper ? <Next proposal={proposal} paper={proposal.paper} /> : null
        }
      </LoadedItem>
    </Page>
  );
}

interface NextProps {
  proposal: Proposal;
  paper: Paper;
}

function Next({ proposal, paper }: NextProps) {
  const { _id: id, request } = proposal;
  const { data } = useQuery(requestDetail(request._id));
  const { data: reader } = useQuery(me());
  return (
    <Stack gap={6}>
      <Text measure={3}>
        {agreedIn(paper)} {words.next}
      </Text>
      <Stack as="ol" gap={5} card pad={6} className={styles.steps} aria-label={words.steps}>
        <Step title={words.writes(data?.nextMove?.who ?? null)}>{replyOf(data)}</Step>
        <Payments paper={paper} />
        <Step title={words.copy}>
          {words.copyText(proposalKindInWords(proposal.kind), reader?.email ?? '')}
          <Row before={2}>
            <DownloadPdf proposal={proposal} />
          </Row>
        </Step>
      </Stack>
      <Row gap={3}>
        <ButtonLink to={paths.request(request._id)}>{words.request}</ButtonLink>
        <ButtonLink to={paths.proposal(id)} variant="secondary">
          {words.paper}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

/** A change order adds to a price that was agreed before, or takes off it. */
function agreedIn({ projectName, totalMinor, currency, change }: Paper): string {
  const total = formatMinor(totalMinor, currency);
  return change
    ? words.changed(projectName, total, formatMinor(change.newMinor, currency))
    : words.agreed(projectName, total);
}

function replyOf(request: RequestDetail | undefined): string {
  const at = request?.nextMove?.replyDueAt;
  return at ? words.by(formatDayAndTime(at)) : words.inConversation;
}

/** Payments, as far as the proposal has days for them. */
function Payments({ paper: { depositMinor, milestones, currency, vatMinor } }: { paper: Paper }) {
  const plus = (minor: number) =>
    vatMinor === 0 ? formatMinor(minor, currency) : words.plusVat(formatMinor(minor, currency));
  if (depositMinor === null && milestones.length === 0) return null;
  return (
    <Step title={depositMinor === null ? words.pay : words.invoice(plus(depositMinor))}>
      {depositMinor === null ? null : words.due}
      {depositMinor !== null && milestones.length > 0 ? ` ${words.then}` : null}
      <ul>
        {milestones.map(({ title, due, minor }, index) => (
          <li key={index}>{words.later(title, due ? formatDay(due) : null, plus(minor))}</li>
        ))}
      </ul>
    </Step>
  );
}

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <li>
    <Text as="h2" size={4} strong below={1}>
      {title}
    </Text>
    <Text as="div" soft>
      {children}
    </Text>
  </li>
);
