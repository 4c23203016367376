import { homeCases } from '../../../content/home-cases';
import { Band } from '../band';
import { BandResult } from '../band-result';
import { StudyFigure } from '../study-figure';
import { Swipe } from '../swipe';
import { Columns, Text, Title } from '../../../ui/layout/layout';
import styles from './cases.module.css';

export function Cases() {
  const { featured, figure, others, label, more } = homeCases;
  const [, result] = featured.results;
  return (
    <Band label={label}>
      <StudyFigure id={figure} />
      <div>
        <Text soft size={2} leading={4}>
          {featured.industry}. {featured.standing}
        </Text>
        <Title as="h2" size={7} className={styles.title}>
          <a href={featured.path}>{featured.title}</a>
        </Title>
        {result ? <BandResult {...result} /> : null}
        <Text strong above={3}>
          <a href={more.href}>{more.label}</a>
        </Text>
      </div>
      <div className={styles.others}>
        <Swipe label={`${label}: more`}>
          <ul>
            {others.map(({ path, title, industry, results: [first] }) => (
              <Columns
                as="li"
                key={path}
                from="medium"
                gap="1 6"
                soft
                before={2}
                after={2}
                className={styles.row}
              >
                <span>{industry}</span>
                <a href={path}>{title}</a>
                <span>
                  {first?.example ? <strong>{first.example} </strong> : null}
                  {first?.text}
                </span>
              </Columns>
            ))}
          </ul>
        </Swipe>
      </div>
    </Band>
  );
}
