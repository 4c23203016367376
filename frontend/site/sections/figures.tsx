import { claim, type ClaimId } from '../../content/claims';
import { published } from '../../content/claims/register';
import { HowWeCount } from './how-we-count';
import { Sheet, Stack, Text, Title } from '../../ui/layout/layout';
import styles from './figures.module.css';

interface FiguresProps {
  label: string;
  ids: readonly ClaimId[];
  /** Claims in the page's text. */
  also?: readonly ClaimId[];
}

export function Figures({ label, ids, also = [] }: FiguresProps) {
  const shown = published(ids);
  if (shown.length === 0) return null;
  return (
    <Sheet aria-label={label} as="section" before={8}>
      <Stack as="dl" fit={13} gap="0 gutter" className={styles.figures}>
        {shown.map((id) => {
          const { value, label: name, scope } = claim(id);
          return (
            <Stack key={id} className={styles.figure}>
              <Text as="dt" strong above={2} className={`capital ${styles.name}`}>
                {name}
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
      </Stack>
      <HowWeCount ids={[...ids, ...also]} />
    </Sheet>
  );
}
