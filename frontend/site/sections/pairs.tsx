import type { TitledText } from '../../content/types';
import { Columns, Title } from '../../ui/layout/layout';
import styles from './pairs.module.css';

interface PairHeadsProps {
  problem: string;
  solution: { title: string; intro: string };
}

export function PairHeads({ problem, solution }: PairHeadsProps) {
  return (
    <Columns from="medium" gap="4 8" soft size={4} leading={4} below={5}>
      <p>{problem}</p>
      <div id="solution" className={styles.answer}>
        <Title as="h3" size={7} className={styles.heading}>
          {solution.title}
        </Title>
        <p>{solution.intro}</p>
      </div>
    </Columns>
  );
}

interface PairsProps {
  problems: readonly TitledText[];
  answers: readonly TitledText[];
}

export function Pairs({ problems, answers }: PairsProps) {
  return (
    <ul>
      {problems.map((problem, index) => {
        const answer = answers[index];
        return (
          <Columns
            as="li"
            key={problem.title}
            from="medium"
            gap="2 8"
            soft
            before={3}
            after={3}
            line="above"
          >
            <div>
              <Title as="h3" size={6} className={styles.title}>
                {problem.title}
              </Title>
              <p>{problem.text}</p>
            </div>
            {answer ? (
              <div className={styles.answer}>
                <Title as="h4" size={6} className={styles.title}>
                  {answer.title}
                </Title>
                <p>{answer.text}</p>
              </div>
            ) : null}
          </Columns>
        );
      })}
    </ul>
  );
}
