import { homeCases } from '../../../content/home-cases';
import { Band } from '../band';
import { BandResult } from '../band-result';
import { StudyFigure } from '../study-figure';
import { Swipe } from '../swipe';
import { Title } from '../../../ui/layout/layout';
import styles from './cases.module.css';

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
        <Title as="h2" size={7} className={styles.title}>
          <a href={featured.path}>{featured.title}</a>
        </Title>
        {result ? <BandResult {...result} /> : null}
        <p className={styles.more}>
          <a href={more.href}>{more.label}</a>
        </p>
      </div>
      <div className={styles.others}>
        <Swipe label={`${label}: more`}>
          <ul>
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
          </ul>
        </Swipe>
      </div>
    </Band>
  );
}
