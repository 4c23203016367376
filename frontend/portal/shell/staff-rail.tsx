import { ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../../ui/layout/layout';
import type { Access } from '../session/queries';
import { groups, navigationFor, type NavigationItem, NavigationLink } from './navigation';
import styles from './staff-rail.module.css';
import { frameWords as words } from '../words';

const key = 'fenwright.rail';

const labels: Partial<Record<NavigationItem['group'], string>> = words.groups;

interface StaffRailProps {
  reader: Access;
  current: string | undefined;
}

export function StaffRail({ reader, current }: StaffRailProps) {
  const [isNarrow, setIsNarrow] = useState(() => localStorage.getItem(key) === 'narrow');
  const Arrow = isNarrow ? ChevronsRight : ChevronsLeft;
  const items = navigationFor(reader);
  return (
    <nav
      aria-label={words.navigation}
      className={`on-screen ${styles.rail} ${isNarrow ? styles.narrow : ''}`}
    >
      {groups.map((group) => (
        <Entries
          key={group}
          label={labels[group]}
          items={items.filter((item) => item.group === group)}
          current={current}
        />
      ))}
      <button
        type="button"
        className={`place from-medium ${styles.fold}`}
        aria-expanded={!isNarrow}
        aria-label={isNarrow ? words.showLabels : words.hideLabels}
        onClick={() => {
          localStorage.setItem(key, isNarrow ? 'wide' : 'narrow');
          setIsNarrow(!isNarrow);
        }}
      >
        <Arrow aria-hidden="true" size={18} />
      </button>
    </nav>
  );
}

interface EntriesProps {
  label: string | undefined;
  items: readonly NavigationItem[];
  current: string | undefined;
}

function Entries({ label, items, current }: EntriesProps) {
  if (items.length === 0) return null;
  const scopes = items.filter(({ scope }) => scope !== undefined);
  return (
    <>
      {label ? (
        <span className={`from-medium ${styles.label}`} aria-hidden="true">
          {label}
        </span>
      ) : null}
      <ul className={styles.links} aria-label={label ?? words.start}>
        {items.map((item) =>
          item.scope !== undefined && item !== scopes[0] ? null : (
            <li key={item.to} className={item.isOnPhone ? undefined : 'from-medium'}>
              <NavigationLink item={item} hasIcon current={current} className={styles.link} />
              {item === scopes[0] ? (
                <Row as="span" nowrap gap={2} className={`from-medium ${styles.scopes}`}>
                  {scopes.map((scope) => (
                    <NavigationLink
                      key={scope.to}
                      item={scope}
                      current={current}
                      className={styles.scope}
                    />
                  ))}
                </Row>
              ) : null}
            </li>
          ),
        )}
      </ul>
    </>
  );
}
