import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { call, download, q, useQuery } from '../../../api/call';
import { ProposalKindWords } from '../../../api/generated/words/proposal-kind';
import { formatOfficeTime } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { saveFile } from '../../../lib/save-file';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Checkbox, TextField } from '../../../ui/inputs';
import { Columns, Row, Stack, Text, Written } from '../../../ui/layout/layout';
import { ButtonLink } from '../../components/button-link';
import { DialogButton } from '../../components/dialog-button';
import { lazyDialog } from '../../components/lazy-dialog';
import { LoadedItem } from '../../components/loaded';
import { RowAction } from '../../components/row-action';
import { Section } from '../../components/section';
import { confirm } from '../../forms/confirm';
import { Form } from '../../forms/form';
import { FormDone } from '../../forms/form-done';
import { useApiForm } from '../../forms/use-api-form';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { PaperView } from './paper';
import styles from './paper.module.css';
import { CodeField, StateBadge } from './parts';
import { type Paper, type Proposal } from './proposal-source';
import { decideWords, pageWords as words } from './words';

const AskDialog = lazyDialog(() => import('./ask-dialog'), 'AskDialog');
const DeclineDialog = lazyDialog(() => import('./decline-dialog'), 'DeclineDialog');
const OrderDialog = lazyDialog(() => import('./order-dialog'), 'OrderDialog');

export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(
    q(
      '/api/proposals/{id}',
      { path: { id } },
      {
        // Until the worker has made the PDF.
        refetchInterval: ({ state }) => (state.data?.paper && !state.data.hasPdf ? 3_000 : false),
      },
    ),
  );
  const found = query.data;
  const [isDecided, setDecided] = useState(false);
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
            <Outcome proposal={proposal} isNews={isDecided} />
            {proposal.paper ? (
              <Columns from="large" gap={7} align="start" className={styles.beside}>
                <PaperView paper={proposal.paper} previous={proposal.previous} />
                {proposal.canDecide ? (
                  <Decide
                    key={proposal.paper.sha256}
                    proposal={proposal}
                    paper={proposal.paper}
                    onDecided={() => setDecided(true)}
                  />
                ) : null}
              </Columns>
            ) : null}
          </Stack>
        )}
      </LoadedItem>
    </Page>
  );
}

const Lead = ({ proposal }: { proposal: Proposal }) => (
  <Row as="span" align="center" gap="1 3">
    <Link to={paths.request(proposal.request._id)}>
      <bdi>{proposal.request.projectName}</bdi>
    </Link>
    <StateBadge of={proposal} />
    {proposal.sentVersion > 0 ? <span>{words.version(proposal.sentVersion)}</span> : null}
  </Row>
);

interface OutcomeProps {
  proposal: Proposal;
  /** Decided on this page just now: takes the focus from the form that is gone. */
  isNews: boolean;
}

function Outcome({ proposal, isNews }: OutcomeProps) {
  const Said = isNews ? FormDone : Alert;
  const { state, decision, canDecide, canWrite, draft, isRequestOpen } = proposal;
  if (decision?.decision === 'accepted') {
    return (
      <Said tone="success">
        <p>
          {words.accepted(decision.name ?? '', formatOfficeTime(decision.at))}{' '}
          {decision.capacity === 'order' ? words.order : ''}
        </p>
      </Said>
    );
  }
  if (state === 'declined' && decision) {
    return (
      <Said tone="warning">
        <p>{words.declined(formatOfficeTime(decision.at))}</p>
        {decision.reason ? <Written>{decision.reason}</Written> : null}
      </Said>
    );
  }
  if (state === 'expired' || state === 'withdrawn' || state === 'superseded') {
    return <Alert tone="warning">{words.over[state]}</Alert>;
  }
  if (state === 'sent' && !isRequestOpen) return <Text soft>{words.requestClosed}</Text>;
  if (draft) return <Text soft>{state === 'draft' ? words.draftOnly : words.openDraft}</Text>;
  return canDecide || canWrite ? null : <Text soft>{words.onlySignatory}</Text>;
}

export function Actions({ proposal }: { proposal: Proposal }) {
  const { _id: id, state, draft, paper, canWrite, version } = proposal;
  const navigate = useNavigate();
  const path = { path: { id } };
  const toDraft = (to: string) => navigate(paths.proposalDraft(to));
  const isOpen = state !== 'accepted' && state !== 'superseded';
  return (
    <>
      {paper ? (
        <RowAction
          variant="secondary"
          label={words.pdf}
          disabledReason={proposal.hasPdf ? undefined : words.pdfMaking}
          send={() => download('/api/proposals/{id}/pdf', path)}
          onDone={({ content, name }) => saveFile(content, name)}
        />
      ) : null}
      {paper && !canWrite ? (
        <DialogButton variant="secondary" label={words.ask} dialog={AskDialog} of={{ id }} />
      ) : null}
      {canWrite && draft ? <ButtonLink to={paths.proposalDraft(id)}>{words.go}</ButtonLink> : null}
      {canWrite && !draft && isOpen ? (
        <RowAction
          label={words.newVersion}
          send={() => call('POST /api/proposals/{id}/new-version', path).send({ version })}
          onDone={() => toDraft(id)}
        />
      ) : null}
      {canWrite && state === 'accepted' ? (
        <RowAction
          label={words.changeOrder}
          send={() =>
            call('POST /api/requests/{id}/proposals', { path: { id: proposal.request._id } }).send({
              kind: 'change',
            })
          }
          onDone={(answer) => toDraft(answer.proposal._id)}
        />
      ) : null}
      {canWrite && state === 'sent' ? (
        <DialogButton variant="secondary" dialog={OrderDialog} of={{ proposal }}>
          {words.recordOrder}
        </DialogButton>
      ) : null}
      {canWrite && draft ? (
        <Button
          variant="quiet"
          onClick={() =>
            confirm({
              ...words.dropping,
              text: words.dropText(proposal.sentVersion > 0),
              run: () => call('POST /api/proposals/{id}/discard-draft', path).send({ version }),
            })
          }
        >
          {words.drop}
        </Button>
      ) : null}
      {canWrite && state === 'sent' ? (
        <Button
          variant="quiet"
          onClick={() =>
            confirm({
              ...words.withdrawing,
              run: () =>
                call('POST /api/proposals/{id}/withdraw', path).send({
                  version: proposal.sentVersion,
                }),
            })
          }
        >
          {words.withdraw}
        </Button>
      ) : null}
    </>
  );
}

interface DecideProps {
  proposal: Proposal;
  paper: Paper;
  onDecided: () => void;
}

/** The last part of the page: name and terms, then a button that says the sum. */
export function Decide({ proposal, paper, onDecided }: DecideProps) {
  const { _id: id, needsCode } = proposal;
  const { client } = paper;
  const [isDeclining, setIsDeclining] = useState(false);
  const form = useApiForm({
    call: call('POST /api/proposals/{id}/accept', { path: { id } }),
    // A name and a tick that were kept would sign what nobody has read.
    draft: 'none',
    of: paper,
    valuesOf: () => ({ name: '', terms: false, code: '' }),
    send: (values, post, { version, sha256 }) => post({ ...values, version, sha256 }),
    done: ({ message }) => message,
    onDone: onDecided,
  });
  const sum = formatMinor(paper.netMinor, paper.currency);
  const terms = form.errorOf('terms');
  return (
    <Section title={decideWords.title} lead={decideWords.lead(client.company || client.name)}>
      <Form form={form} className={styles.decision}>
        <TextField {...form.field('name', decideWords.name)} autoComplete="name" />
        <div>
          <Checkbox
            label={decideWords.terms(paper.terms.version)}
            {...form.register('terms', { required: decideWords.termsMissing })}
          />
          {terms ? <Text role="alert">{terms}</Text> : null}
        </div>
        {needsCode ? <CodeField id={id} field={form.field('code', decideWords.code)} /> : null}
        <Row gap={3}>
          <Button type="submit" isPending={form.isPending}>
            {decideWords.accept(paper.vatMinor === 0 ? sum : decideWords.plusVat(sum))}
          </Button>
          <Button variant="quiet" onClick={() => setIsDeclining(true)}>
            {decideWords.declining.action}
          </Button>
        </Row>
      </Form>
      {isDeclining ? (
        <DeclineDialog
          proposal={proposal}
          paper={paper}
          onDecided={onDecided}
          onClose={() => setIsDeclining(false)}
        />
      ) : null}
    </Section>
  );
}
