import styles from './example-request.module.css';

const entries = [
  { when: '2 March, 09:14', what: 'Request received', who: 'You' },
  {
    when: '2 March, 15:40',
    what: 'Moved to review',
    who: 'Fenwright',
    note: 'Two questions about the order data',
  },
  {
    when: '5 March, 11:05',
    what: 'Approved',
    who: 'Fenwright',
    note: 'Scope and price agreed in writing',
  },
  {
    when: '16 April, 16:20',
    what: 'Completed',
    who: 'Fenwright',
    note: 'Handed over to your operations team',
  },
];

/** Fig. 2: what a client sees of one request. */
export function ExampleRequest() {
  return (
    <figure>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <p className={styles.name}>Forecast demand for 400 spare parts</p>
          <p className={styles.kind}>Machine Learning · $15,000–$50,000 · 2–3 months</p>
        </div>
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry.when} className={styles.entry}>
              <span className={styles.when}>{entry.when}</span>
              <span className={styles.what}>
                {entry.what}
                {entry.note ? <span className={styles.note}>{entry.note}</span> : null}
              </span>
              <span className={styles.who}>{entry.who}</span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.fig}>Fig. 2</span> One request in the client portal: every move, its
        date, and who made it.
      </figcaption>
    </figure>
  );
}
