import { Link, useParams } from 'react-router-dom';
import { useQuery } from '../../../api/call';
import { ProposalKindWords } from '../../../api/generated/words/proposal-kind';
import { Columns, Row, Stack } from '../../../ui/layout/layout';
import { LoadedItem } from '../../components/loaded';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { Actions } from './actions';
import { Decide, DecisionBar } from './decide';
import styles from './decide.module.css';
import { Outcome } from './outcome';
import { PaperView } from './paper';
import { StateBadge } from './parts';
import { oneProposal, type Proposal } from './proposal-source';
import { pageWords as words } from './words';

export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(oneProposal(id));
  const found = query.data;
  return (
    <Page
      title={found ? `${ProposalKindWords[found.kind]} ${found.reference}` : words.title}
      lead={found ? <Lead proposal={found} /> : null}
      back={<Link to={paths.proposals}>← {words.all}</Link>}
      action={found ? <Actions proposal={found} /> : null}
    >
      <LoadedItem query={query} words={words}>
        {(proposal) => (
          <Stack gap={6}>
            <Outcome proposal={proposal} />
            {proposal.paper ? <Offer proposal={proposal} paper={proposal.paper} /> : null}
          </Stack>
        )}
      </LoadedItem>
    </Page>
  );
}

interface OfferProps {
  proposal: Proposal;
  paper: NonNullable<Proposal['paper']>;
}

const Offer = ({ proposal, paper }: OfferProps) => (
  <Columns from="large" gap={7} align="start" className={styles.beside}>
    <PaperView paper={paper} previous={proposal.previous} withoutTerms={proposal.canDecide} />
    {proposal.canDecide ? (
      <>
        <DecisionBar paper={paper} />
        <Decide key={paper.sha256} proposal={proposal} paper={paper} />
      </>
    ) : null}
  </Columns>
);

const Lead = ({ proposal }: { proposal: Proposal }) => (
  <Row as="span" align="center" gap="1 3">
    <Link to={paths.request(proposal.request._id)}>
      <bdi>{proposal.request.projectName}</bdi>
    </Link>
    <StateBadge of={proposal} />
    {proposal.sentVersion > 0 ? <span>{words.version(proposal.sentVersion)}</span> : null}
  </Row>
);
