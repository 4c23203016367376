import { claim, type ClaimId } from '../../content/claims';
import { SourceMark, Sources } from './sources';
import { Sheet, Stack, Text, Title } from '../../ui/layout/layout';
import styles from './figures.module.css';

interface FiguresProps {
  label: string;
  ids: readonly ClaimId[];
  /** Claims in the page's text, whose notes are listed here. */
  also?: readonly ClaimId[];
  /** True if the page shows `Sources` in a margin. */
  hasNotesElsewhere?: boolean;
}

export function Figures({ label, ids, also = [], hasNotesElsewhere = false }: FiguresProps) {
  const noted = [...ids, ...also];
  return (
    <Sheet aria-label={label} as="section" before={8}>
      <dl className={styles.figures}>
        {ids.map((id) => {
          const { value, label: name, scope } = claim(id);
          return (
            <Stack key={id} className={styles.figure}>
              <Text as="dt" strong above={2} className={styles.name}>
                {name}
                {'\u00a0'}
                <SourceMark id={id} noted={noted} />
              </Text>
              <Title as="dd" size={7} className={styles.value}>
                {value}
              </Title>
              {/* A path as scope means "this page only", which is not printed. */}
              {scope.startsWith('/') ? null : (
                <Text as="dd" soft size={2} leading={4}>
                  {scope}
                </Text>
              )}
            </Stack>
          );
        })}
      </dl>
      {hasNotesElsewhere ? null : <Sources ids={noted} />}
    </Sheet>
  );
}
