import { claim } from '../../../content/claims';
import { startups } from '../../../content/startups';
import { Band, BandTitle } from '../../sections/band';
import { published } from '../../../content/claims/register';
import { HowWeCount } from '../../sections/how-we-count';
import { Standing } from '../../sections/section-text';
import { ApprovedQuote } from '../../sections/testimonials';
import { Title } from '../../../ui/layout/layout';
import styles from './page.module.css';

const { title, note, stats, testimonial } = startups.results;

export function Results() {
  return (
    <Band label={title}>
      <div>
        <BandTitle>{title}</BandTitle>
        <Standing>{note}</Standing>
        {testimonial ? <ApprovedQuote testimonial={testimonial} /> : null}
      </div>
      <div>
        <dl>
          {published(stats).map((id) => (
            <div key={id} className={styles.stat}>
              <dt className="capital">{claim(id).label}</dt>
              <Title as="dd" size={8}>
                {claim(id).value}
              </Title>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.whole}>
        <HowWeCount ids={[...stats, 'most-popular', 'sprint-slots']} />
      </div>
    </Band>
  );
}
