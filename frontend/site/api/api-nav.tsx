import { apiOverview, apiPages, apiWords } from '../../content/api-reference';
import { Text } from '../../ui/layout/layout';
import styles from './api-nav.module.css';
import type { Call } from './reference';

interface ApiNavProps {
  current: string;
  parts: ReadonlyMap<string, readonly Call[]>;
}

export const anchorOf = (tag: string): string => tag.toLowerCase().replaceAll(' ', '-');

const groups = Map.groupBy(apiPages, ({ group }) => group);

/** The parts of the API, and the calls of the page that is open. */
export function ApiNav({ current, parts }: ApiNavProps) {
  return (
    <Text as="nav" size={3} leading={3} aria-label={apiWords.nav} className={styles.nav}>
      <a href={`${apiOverview.path}#find`}>{apiOverview.find.filter}</a>
      {[...groups].map(([group, pages]) => (
        <div key={group}>
          <Text soft size={2} above={4}>
            {group}
          </Text>
          <ul>
            {pages.map(({ path, label }) => (
              <li key={path}>
                <a href={path} aria-current={path === current ? 'page' : undefined}>
                  {label}
                </a>
                {path === current ? (
                  <ul>
                    {[...parts.keys()].map((tag) => (
                      <li key={tag}>
                        <a href={`#${anchorOf(tag)}`}>{tag}</a>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Text>
  );
}
