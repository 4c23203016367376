import { expertise } from '../../../content/home';
import { expertiseDrawings } from '../drawings/expertise';
import styles from './carousel.module.css';

/** Six kinds of work, each with what it is good for. */
export function Slides() {
  return (
    <div className={styles.slides}>
      {expertise.map(({ title, description, benefits }, index) => {
        const Drawing = expertiseDrawings[index];
        return (
          <article key={title} className={styles.slide} data-slide="">
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
              <ul className={styles.benefits}>
                {benefits.map((benefit) => (
                  <li key={benefit}>{benefit}</li>
                ))}
              </ul>
            </div>
            <div className={styles.drawing}>{Drawing ? <Drawing /> : null}</div>
          </article>
        );
      })}
    </div>
  );
}
