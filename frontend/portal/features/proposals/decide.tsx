import { useState } from 'react';
import { call } from '../../../api/call';
import { formatMinor } from '../../../lib/money';
import { Button } from '../../../ui/button';
import { Checkbox, TextField } from '../../../ui/inputs';
import { Row, Text } from '../../../ui/layout/layout';
import { lazyDialog } from '../../components/lazy-dialog';
import { Section } from '../../components/section';
import { Form } from '../../forms/form';
import { useApiForm } from '../../forms/use-api-form';
import { CodeField } from './code-field';
import styles from './paper.module.css';
import { PROPOSAL_PATHS, type Paper, type Proposal } from './proposal-source';
import { decideWords as words } from './words';

const DeclineDialog = lazyDialog(() => import('./decline-dialog'), 'DeclineDialog');

/** The last part of the page: name and terms, then a button that says the sum. */
export function Decide({ proposal, paper }: { proposal: Proposal; paper: Paper }) {
  const { _id: id, needsCode } = proposal;
  const [isDeclining, setIsDeclining] = useState(false);
  const form = useApiForm({
    call: call('POST /api/proposals/{id}/accept', { path: { id } }),
    defaultValues: {
      version: paper.version,
      sha256: paper.sha256,
      name: '',
      terms: false,
      code: '',
    },
    failure: words.acceptFailure,
    stale: [...PROPOSAL_PATHS, '/api/requests/{id}', '/api/get-requests'],
    done: ({ message }) => message,
  });
  const sum = formatMinor(paper.netMinor, paper.currency);
  const terms = form.errorOf('terms');
  return (
    <Section title={words.title} lead={words.lead(paper.client.company || paper.client.name)}>
      <Form form={form} className={styles.decision}>
        <TextField {...form.field('name', words.name)} autoComplete="name" />
        <div>
          <Checkbox
            label={words.terms(paper.terms.version)}
            {...form.register('terms', { required: words.termsMissing })}
          />
          {terms ? <Text role="alert">{terms}</Text> : null}
        </div>
        {needsCode ? <CodeField id={id} field={form.field('code', words.code)} /> : null}
        <Row gap={3}>
          <Button type="submit" isPending={form.isPending}>
            {words.accept(paper.vatMinor === 0 ? sum : words.plusVat(sum))}
          </Button>
          <Button variant="quiet" onClick={() => setIsDeclining(true)}>
            {words.declining.action}
          </Button>
        </Row>
      </Form>
      {isDeclining ? (
        <DeclineDialog
          proposal={proposal}
          version={paper.version}
          onClose={() => setIsDeclining(false)}
        />
      ) : null}
    </Section>
  );
}
