import { claim, type ClaimId } from '../../content/claims';
import { notesOn, sourcesTitle } from '../../content/claims/notes';
import { Text } from '../../ui/layout/layout';
import styles from './sources.module.css';

interface MarkProps {
  id: ClaimId;
  noted: readonly ClaimId[];
}

export function SourceMark({ id, noted }: MarkProps) {
  const number = notesOn(noted).findIndex(({ ids }) => ids.includes(id)) + 1;
  if (number === 0) throw new Error(`No note on this page for the claim ${id}`);
  return (
    <a
      href={`#source-${number}`}
      className={styles.mark}
      aria-label={`${number}: where ${claim(id).value} comes from`}
    >
      {number}
    </a>
  );
}

export function Sources({ ids }: { ids: readonly ClaimId[] }) {
  return (
    <Text as="div" soft size={2} leading={4} className={styles.sources}>
      <Text strong>{sourcesTitle}</Text>
      <ol>
        {notesOn(ids).map(({ ids: of, figures, text }, index) => (
          <li
            key={text}
            id={`source-${index + 1}`}
            className={styles.note}
            data-claims={of.join(' ')}
          >
            <span aria-hidden="true">{index + 1} </span>
            {text} Figures: {figures}.
          </li>
        ))}
      </ol>
    </Text>
  );
}
