import { claim } from '../../../content/claims';
import { startups } from '../../../content/startups';
import { Band, BandTitle } from '../../sections/band';
import { SourceMark, Sources } from '../../sections/sources';
import { Standing } from '../../sections/section-text';
import { Text, Title } from '../../../ui/layout/layout';
import styles from './page.module.css';

const { title, note, stats, testimonial } = startups.results;
const noted = [...stats, testimonial.claim, 'most-popular', 'sprint-slots'] as const;

export function Results() {
  return (
    <Band label={title}>
      <div>
        <BandTitle>{title}</BandTitle>
        <Standing>{note}</Standing>
        <figure>
          <blockquote className={styles.quote}>
            <p>“{testimonial.quote}”</p>
          </blockquote>
          <Text as="figcaption" soft size={3} above={3}>
            {testimonial.attribution}
          </Text>
        </figure>
      </div>
      <div>
        <dl className={styles.stats}>
          {stats.map((id) => (
            <div key={id} className={styles.stat}>
              <dt>
                {claim(id).label}
                {'\u00a0'}
                <SourceMark id={id} noted={noted} />
              </dt>
              <Title as="dd" size={8}>
                {claim(id).value}
              </Title>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.whole}>
        <Sources ids={noted} />
      </div>
    </Band>
  );
}
