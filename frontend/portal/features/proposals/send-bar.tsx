import { useNavigate } from 'react-router-dom';
import { call, useQuery } from '../../../api/call';
import { formatTime } from '../../../lib/dates';
import { formatMinor } from '../../../lib/money';
import { Button } from '../../../ui/button';
import { Row, Text } from '../../../ui/layout/layout';
import { confirm } from '../../forms/confirm';
import { fullName } from '../../labels';
import { paths } from '../../paths';
import { requestDetail } from '../requests/queries';
import { proposalKindInWords } from './kind-in-words';
import type { Draft, Drafting } from './draft-form';
import { fieldId } from './draft-rows';
import styles from './edit-proposal.module.css';
import type { Proposal } from './proposal-source';
import { editWords as words, pageWords } from './words';

interface SendBarProps {
  proposal: Proposal;
  draft: Draft;
  drafting: Drafting;
  /** Whether the draft is saved. */
  state: string;
  /** Before a field takes the focus: it may be hidden by the preview. */
  onGoTo: () => void;
}

/** Always in sight: the sum, the gaps and the button that sends. */
export function SendBar({ proposal, draft, drafting, state, onGoTo }: SendBarProps) {
  const { gaps, paper } = draft;
  const total = formatMinor(paper.totalMinor, paper.currency);
  const net = words.sumOf(formatMinor(paper.netMinor, paper.currency));
  const { send, drop, waitsFor } = useEnds(proposal, drafting, `${total} (${net})`);
  return (
    <section aria-label={words.send} className={styles.bar}>
      {gaps.length > 0 ? (
        <Text as="details" size={2} open className={`folding ${styles.gaps}`}>
          <summary id="draft-gaps">{words.missing(gaps.length)}</summary>
          <ul>
            {gaps.map(({ field, message }) => (
              <li key={`${field} ${message}`}>
                <a
                  href={`#${fieldId(field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onGoTo();
                    requestAnimationFrame(() => focusField(field));
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </Text>
      ) : null}
      <Row between align="center" gap="2 4">
        <p className={styles.sum}>
          <span className={styles.total}>{total}</span>{' '}
          <Text as="span" soft size={2} className="nowrap">
            {net}
          </Text>
        </p>
        <Text soft size={2} role="status">
          {state}
        </Text>
        <Row gap={3} align="center" push>
          <Button variant="quiet" label={pageWords.drop} onClick={drop} />
          <Button
            label={words.send}
            disabledReason={gaps.length > 0 ? words.missing(gaps.length) : waitsFor}
            reasonId={gaps.length > 0 ? 'draft-gaps' : undefined}
            onClick={send}
          />
        </Row>
      </Row>
    </section>
  );
}

/** A list that is empty has no field yet: its button adds one. */
function focusField(field: string): void {
  const found = document.getElementById(fieldId(field));
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}

function useEnds(proposal: Proposal, { form, body, failedSince }: Drafting, sum: string) {
  const { _id: id } = proposal;
  const { seen, conflict, isChanged } = form;
  const isSent = proposal.sentVersion > 0;
  const navigate = useNavigate();
  const { data: request } = useQuery(requestDetail(proposal.request._id));
  const end = (step: 'send' | 'discard-draft', to: string) => async () => {
    await call(`POST /api/proposals/{id}/${step}`, { path: { id } }).send({
      version: seen.version,
    });
    void navigate(to);
  };
  const waits = conflict
    ? words.decide
    : failedSince
      ? words.failedSince(formatTime(failedSince))
      : body === null
        ? words.unsaved
        : words.saving;
  return {
    waitsFor: isChanged ? waits : undefined,
    send() {
      // A colleague has saved in the meantime. Saving now shows the conflict: whose text to keep?
      if (seen.version !== proposal.version) return form.submit();
      return confirm({
        ...words.sending(
          proposalKindInWords(proposal.kind),
          proposal.reference,
          request ? fullName(request.userId) : proposal.client,
        ),
        text: words.sendText(request?.client?.email ?? proposal.client, sum),
        run: end('send', paths.proposal(id)),
      });
    },
    drop: () =>
      confirm({
        ...pageWords.dropping,
        text: pageWords.dropText(isSent),
        run: end('discard-draft', isSent ? paths.proposal(id) : paths.proposals),
      }),
  };
}
