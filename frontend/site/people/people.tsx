import { authors } from '../../content/authors.mts';
import { Portrait } from './portrait';
import { Row, Title } from '../../ui/layout/layout';
import styles from './people.module.css';

export function People() {
  return (
    <Row as="ul" gap="6 8" className={styles.people}>
      {authors.map((person) => (
        <li key={person.id} className={styles.person}>
          <Portrait person={person} />
          <div>
            <Title as="h3" size={6}>
              {person.name}
            </Title>
            <p className={styles.role}>{person.role}</p>
            <p>{person.builds}</p>
          </div>
        </li>
      ))}
    </Row>
  );
}
