import type { TrailStep } from '../seo/trail';
import styles from './site-layout.module.css';

/** Where the page stands: the same steps as in its structured data. Drawn by the server alone. */
export function Trail({ steps }: { steps: readonly TrailStep[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol>
        {steps.map(({ name, path }, index) => (
          <li key={path}>
            {index < steps.length - 1 ? (
              <a href={path}>{name}</a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
