import { useEffect, useState } from 'react';
import { browserChoices } from '../../../content/cookie-consent';
import { formatDate } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { useChoice } from '../../consent/choice';
import { fetchThirdParties } from '../../consent/third-parties';
import { setCounted, useIsCounted } from '../../counting';
import after from '../../sections/after-prose.module.css';
import styles from './page.module.css';
import { CookiesText } from './parts.static';

const { title, counting, others } = browserChoices;

export function Page() {
  return (
    <>
      <CookiesText />
      <section id="choices" aria-labelledby="choices-title" className={after.after}>
        <h2 id="choices-title" className={after.title}>
          {title}
        </h2>
        <OwnCounter />
        <OtherCompanies />
      </section>
    </>
  );
}

function OwnCounter() {
  const isCounted = useIsCounted();
  const [isFailed, setIsFailed] = useState(false);
  return (
    <div className={styles.choice}>
      <h3 className={styles.name}>{counting.title}</h3>
      <p role="status">{isFailed ? counting.failed : isCounted ? counting.on : counting.off}</p>
      <Button
        variant="secondary"
        small
        onClick={() => {
          try {
            setCounted(!isCounted);
          } catch {
            setIsFailed(true);
          }
        }}
      >
        {isCounted ? counting.stop : counting.start}
      </Button>
    </div>
  );
}

/** Nothing is said until it is known. */
function OtherCompanies() {
  const choice = useChoice();
  const [areThere, setAreThere] = useState<boolean>();
  useEffect(() => {
    void fetchThirdParties().then((found) => setAreThere(found !== undefined));
  }, []);
  if (areThere === undefined) return null;
  return (
    <div className={styles.choice}>
      <h3 className={styles.name}>{others.title}</h3>
      {!areThere ? <p>{others.none}</p> : null}
      {areThere && !choice ? <p>{others.undecided}</p> : null}
      {areThere && choice ? (
        <p>
          {others[choice.choice]} <time dateTime={choice.at}>{formatDate(choice.at)}</time>.
        </p>
      ) : null}
      {areThere ? (
        <Button variant="secondary" small data-cookie-settings>
          Cookie settings
        </Button>
      ) : null}
    </div>
  );
}
