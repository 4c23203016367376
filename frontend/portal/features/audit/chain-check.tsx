import { count } from '../../../lib/text';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { useSubmit } from '../../forms/use-submit';
import { checkAudit } from './audit-api';
import styles from './audit.module.css';

/** Each entry carries the hash of the one before it; this follows them all. */
export function ChainCheck() {
  const check = useSubmit({
    send: checkAudit,
    failure: 'The log could not be checked.',
    failsIn: 'place',
  });
  const data = check.answer;
  return (
    <section className={styles.check} aria-labelledby="chain-check">
      <h2 id="chain-check" className={styles.heading}>
        Is the log whole?
      </h2>
      <p className={styles.lead}>
        Every entry carries a hash of the one before it. The check follows them from the first entry
        to the last.
      </p>
      {check.problem ? (
        <Alert tone="error">
          <p>{check.problem}</p>
        </Alert>
      ) : null}
      {data?.isWhole ? (
        <Alert tone="success">
          <p>
            The log is whole: {count(data.checked, 'entry', 'entries')} checked, none changed or
            taken out.
          </p>
        </Alert>
      ) : null}
      {data && !data.isWhole ? (
        <Alert tone="error">
          <p>
            <strong>The log was changed behind our back.</strong> Entry {data.brokenAt} does not
            follow from the one before it, after {count(data.checked, 'good entry', 'good entries')}
            . Compare it with a backup.
          </p>
        </Alert>
      ) : null}
      <p>
        <Button variant="secondary" isPending={check.isPending} onClick={() => check.submit()}>
          Check the log
        </Button>
      </p>
    </section>
  );
}
