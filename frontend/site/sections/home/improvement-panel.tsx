import { claim, type ClaimId } from '../../../content/claims';
import { controls } from '../../../content/controls';
import { improvements, type Metric } from '../../../content/home-work';
import { buttonClass } from '../../../ui/button';
import { SourceMark } from '../sources';
import { improvementDrawings, improvementSigns } from '../drawings/improvement';
import styles from './improvement-panel.module.css';

/** Three items, one of them open at a time on a wide screen. */
export function ImprovementPanel({ noted }: { noted: readonly ClaimId[] }) {
  return (
    <div data-script="improvement-panel">
      <div className={styles.rotate}>
        <button type="button" className={buttonClass({ variant: 'secondary' })}>
          {controls.pause}
        </button>
      </div>
      <div className={styles.items} data-current={0}>
        <Items noted={noted} />
      </div>
    </div>
  );
}

/** Each title is a button: touch and keyboard open what hovering opens. */
function Items({ noted }: { noted: readonly ClaimId[] }) {
  return improvements.map(({ title, description, metrics }, index) => {
    const Drawing = improvementDrawings[index];
    return (
      <article key={title} className={styles.item} data-item={index}>
        <div className={styles.text}>
          <div className={styles.sign}>{improvementSigns[index]}</div>
          <h3>
            <button type="button" className={styles.title}>
              {title}
            </button>
          </h3>
          <p className={styles.description}>{description}</p>
        </div>
        <div className={styles.evidence}>
          <div className={styles.drawing}>{Drawing ? <Drawing /> : null}</div>
          <dl className={styles.metrics}>
            {metrics.map((metric) => {
              const { value, label, scope } = printed(metric);
              return (
                <div key={value + label} className={styles.metric}>
                  <dt className={styles.label}>
                    {label}
                    {'claim' in metric ? (
                      <>
                        {'\u00a0'}
                        <SourceMark id={metric.claim} noted={noted} />
                      </>
                    ) : null}
                    {scope ? <span className={styles.scope}>{scope}</span> : null}
                  </dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              );
            })}
          </dl>
        </div>
      </article>
    );
  });
}

function printed(metric: Metric): { value: string; label: string; scope?: string } {
  return 'claim' in metric ? claim(metric.claim) : { value: metric.title, label: metric.text };
}
