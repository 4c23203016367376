import type { TitledText } from '../../content/types';
import styles from './pairs.module.css';

interface PairHeadsProps {
  problem: string;
  solution: { title: string; intro: string };
}

export function PairHeads({ problem, solution }: PairHeadsProps) {
  return (
    <div className={styles.heads}>
      <p>{problem}</p>
      <div id="solution" className={styles.answer}>
        <h3 className={styles.heading}>{solution.title}</h3>
        <p>{solution.intro}</p>
      </div>
    </div>
  );
}

interface PairsProps {
  problems: readonly TitledText[];
  answers: readonly TitledText[];
}

export function Pairs({ problems, answers }: PairsProps) {
  return (
    <ul className={styles.pairs}>
      {problems.map((problem, index) => {
        const answer = answers[index];
        return (
          <li key={problem.title} className={styles.pair}>
            <div>
              <h3 className={styles.title}>{problem.title}</h3>
              <p>{problem.text}</p>
            </div>
            {answer ? (
              <div className={styles.answer}>
                <h4 className={styles.title}>{answer.title}</h4>
                <p>{answer.text}</p>
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
