import { read } from '../../../api/call';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Section } from '../../components/section';
import { useSubmit } from '../../forms/use-submit';
import { checkWords } from './words';
import styles from './audit.module.css';

/** Checks the audit log's chain: each entry carries the previous entry's hash. */
export function ChainCheck() {
  const check = useSubmit({
    send: () => read('/api/audit/check'),
    failure: checkWords.failure,
    failsIn: 'place',
  });
  const data = check.answer;
  return (
    <Section title={checkWords.title} above={3}>
      <p className={styles.lead}>{checkWords.lead}</p>
      {check.problem ? <Alert tone="error">{check.problem}</Alert> : null}
      {data?.isWhole ? <Alert tone="success">{checkWords.whole(data.checked)}</Alert> : null}
      {data && !data.isWhole ? (
        <Alert tone="error">
          <p>
            <strong>{checkWords.broken}</strong> {checkWords.brokenAt(data.brokenAt, data.checked)}
          </p>
        </Alert>
      ) : null}
      <p>
        <Button variant="secondary" isPending={check.isPending} onClick={() => check.submit()}>
          {checkWords.check}
        </Button>
      </p>
    </Section>
  );
}
