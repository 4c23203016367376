import { homeCases } from '../../../content/home-cases';
import { Band } from '../band';
import { StudyFigure } from '../study-figure';
import styles from './cases.module.css';

/** After the hero: one case across the page with its figure, and two more as rows. */
export function Cases() {
  const { featured, figure, others, label, more } = homeCases;
  const [, result] = featured.results;
  return (
    <Band label={label}>
      <StudyFigure id={figure} />
      <div>
        <p className={styles.standing}>
          {featured.industry}. {featured.standing}
        </p>
        <h2 className={styles.title}>
          <a href={featured.path}>{featured.title}</a>
        </h2>
        {result ? (
          <>
            <p className={styles.result}>
              {result.example ? <strong>{result.example} </strong> : null}
              {result.text}
            </p>
            <p className={styles.measured}>How it is counted: {result.measured}</p>
          </>
        ) : null}
      </div>
      <ul className={styles.rows}>
        {others.map(({ path, title, industry, results: [first] }) => (
          <li key={path} className={styles.row}>
            <span>{industry}</span>
            <a href={path}>{title}</a>
            <span>
              {first?.example ? <strong>{first.example} </strong> : null}
              {first?.text}
            </span>
          </li>
        ))}
        <li className={styles.row}>
          <a href={more.href}>{more.label}</a>
        </li>
      </ul>
    </Band>
  );
}
