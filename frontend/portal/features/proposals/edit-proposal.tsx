import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { q, useQuery } from '../../../api/call';
import { ProposalKindWords } from '../../../api/generated/words/proposal-kind';
import { formatAge, formatTime } from '../../../lib/dates';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Row, Stack } from '../../../ui/layout/layout';
import { Segmented } from '../../../ui/segmented';
import { LoadedItem } from '../../components/loaded';
import { ChangeAlert } from '../../forms/change-alert';
import { useUserId } from '../../forms/use-draft';
import { paths } from '../../paths';
import { Page } from '../../shell/page';
import { kitWords } from '../../words';
import { usePresence } from '../work/team/use-presence';
import { DraftFields } from './draft-fields';
import { type Draft, useDraftForm } from './draft-form';
import styles from './edit-proposal.module.css';
import { PaperView } from './paper';
import type { Proposal } from './proposal-source';
import { SendBar } from './send-bar';
import { editWords as words, pageWords } from './words';

export function Component() {
  const { id = '' } = useParams();
  const query = useQuery(q('/api/proposals/{id}', { path: { id } }));
  const found = query.data;
  const userId = useUserId();
  return (
    <Page
      title={found ? words.title(ProposalKindWords[found.kind], found.reference) : pageWords.title}
      lead={found ? words.lead(found.request.projectName) : null}
      back={<Link to={paths.proposals}>← {pageWords.all}</Link>}
    >
      <LoadedItem query={query} words={pageWords}>
        {(proposal) =>
          proposal.draft ? (
            <Editor key={`${id} ${userId}`} proposal={proposal} draft={proposal.draft} />
          ) : (
            <EmptyState
              title={words.noDraft}
              text={pageWords.all}
              action={<Link to={paths.proposal(id)}>{words.open}</Link>}
            />
          )
        }
      </LoadedItem>
    </Page>
  );
}

function Editor({ proposal, draft }: { proposal: Proposal; draft: Draft }) {
  const { _id: id, previous, paper } = proposal;
  const isSent = proposal.sentVersion > 0;
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  const drafting = useDraftForm(proposal);
  const { form, body, failedSince, isTryingAgain } = drafting;
  const { conflict, isPending, isChanged } = form;
  const others = usePresence(proposal.request._id, id);
  const { by } = draft;
  const warnings = [
    ...(others.length > 0 ? [words.openToo(others)] : []),
    ...(by && !by.isYou && !conflict ? [words.colleagueToo(by.name, formatAge(by.at))] : []),
  ];
  return (
    <div className={styles.frame}>
      <div className={styles.editor} data-shown={shown}>
        <Stack gap={5} className={styles.alerts}>
          <div className={styles.modes}>
            <Segmented
              label={words.modes}
              value={shown}
              options={[
                { value: 'write', label: words.write },
                { value: 'preview', label: words.preview },
              ]}
              onChoose={setShown}
            />
          </div>
          <ChangeAlert change={form}>
            {conflict ? <p>{words.colleague(by?.name ?? '')}</p> : null}
            {failedSince && !conflict ? (
              <>
                <p>
                  {words.failedSince(formatTime(failedSince))}{' '}
                  {isTryingAgain ? words.tryingAgain : ''}
                </p>
                <Row gap={2}>
                  <Button small label={kitWords.retry} onClick={() => form.submit()} />
                </Row>
              </>
            ) : null}
          </ChangeAlert>
          {warnings.length > 0 ? (
            <Alert tone="warning">{[...warnings, words.talk].join(' ')}</Alert>
          ) : null}
        </Stack>
        <DraftFields proposal={proposal} drafting={drafting} />
        <section aria-label={words.previewLead} className={styles.preview}>
          <PaperView paper={draft.paper} previous={isSent ? (paper ?? previous) : null} />
        </section>
        <SendBar
          proposal={proposal}
          draft={draft}
          drafting={drafting}
          onGoTo={() => setShown('write')}
          state={
            body === null ? words.unsaved : isPending ? words.saving : isChanged ? '' : words.saved
          }
        />
      </div>
    </div>
  );
}
