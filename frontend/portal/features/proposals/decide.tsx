import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../api/call';
import { formatMinor } from '../../../lib/money';
import { Button } from '../../../ui/button';
import { Checkbox, TextField } from '../../../ui/inputs';
import { Row, Stack, Text } from '../../../ui/layout/layout';
import { lazyDialog } from '../../components/lazy-dialog';
import { Section } from '../../components/section';
import { Form } from '../../forms/form';
import { useApiForm } from '../../forms/use-api-form';
import { paths } from '../../paths';
import styles from './decide.module.css';
import { Terms } from './paper';
import { CodeField } from './parts';
import type { Paper, Proposal } from './proposal-source';
import { decideWords as words } from './words';

const DeclineDialog = lazyDialog(() => import('./decline-dialog'), 'DeclineDialog');

/** "$31,920 ($26,600 + VAT)" */
function sumOf({ totalMinor, netMinor, vatMinor, currency }: Paper): string {
  const total = formatMinor(totalMinor, currency);
  return vatMinor === 0 ? total : words.sum(total, formatMinor(netMinor, currency));
}

/** For phones: the decision comes after the whole paper. */
export function DecisionBar({ paper }: { paper: Paper }) {
  const { totalMinor, vatMinor, currency } = paper;
  const bar = useRef<HTMLDivElement>(null);
  const goOn = () => {
    const decision = bar.current?.nextElementSibling;
    decision?.scrollIntoView();
    decision?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  };
  return (
    <Row
      ref={bar}
      nowrap
      between
      align="center"
      gap={3}
      figures
      className={`on-screen ${styles.bar}`}
    >
      <span>
        <span className={styles.amount}>{formatMinor(totalMinor, currency)}</span>
        {vatMinor === 0 ? null : (
          <Text as="span" soft size={2}>
            {' '}
            {words.inclVat}
          </Text>
        )}
      </span>
      <Button variant="primary" label={words.read} onClick={goOn} />
    </Row>
  );
}

interface DecideProps {
  proposal: Proposal;
  paper: Paper;
}

/** The last part of the page: terms and name, then a button that says the sum. */
export function Decide({ proposal, paper }: DecideProps) {
  const { _id: id, needsCode } = proposal;
  const { client } = paper;
  const navigate = useNavigate();
  const [isDeclining, setIsDeclining] = useState(false);
  const form = useApiForm({
    call: call('POST /api/proposals/{id}/accept', { path: { id } }),
    // A name and a tick that were kept would sign what nobody has read.
    draft: 'none',
    of: paper,
    valuesOf: () => ({ name: '', terms: false, code: '' }),
    send: (values, post, { version, sha256 }) => post({ ...values, version, sha256 }),
    // The page that follows says it.
    onDone: () => navigate(paths.proposalSigned(id), { replace: true }),
  });
  const terms = form.errorOf('terms');
  return (
    <div className={`on-screen ${styles.decide}`}>
      <Section title={words.title} lead={words.lead(client.company || client.name)}>
        <Form form={form} className={styles.decision}>
          <TextField {...form.field('name', words.name)} autoComplete="name" />
          <Stack gap={1}>
            <Terms paper={paper} previous={proposal.previous} />
            <Checkbox
              label={words.terms(paper.terms.version)}
              {...form.register('terms', { required: words.termsMissing })}
            />
            {terms ? <Text role="alert">{terms}</Text> : null}
          </Stack>
          {needsCode ? <CodeField id={id} field={form.field('code', words.code)} /> : null}
          <Row gap={3}>
            <Button type="submit" isPending={form.isPending}>
              {words.accept(sumOf(paper))}
            </Button>
            <Button variant="quiet" onClick={() => setIsDeclining(true)}>
              {words.decline}
            </Button>
          </Row>
        </Form>
      </Section>
      {isDeclining ? (
        <DeclineDialog proposal={proposal} paper={paper} onClose={() => setIsDeclining(false)} />
      ) : null}
    </div>
  );
}
