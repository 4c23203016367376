import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button';
import { TextField } from '../../../../ui/inputs';
import styles from './demos.module.css';

interface QuestionBoxProps {
  id: string;
  label: string;
  submit: string;
  examples: readonly string[];
  /** What is said to a question; nothing before the first. */
  answer: (question: string) => ReactNode;
}

/** A line to ask in, questions to begin with, and the answer, which is read out. */
export function QuestionBox({ id, label, submit, examples, answer }: QuestionBoxProps) {
  const [asked, setAsked] = useState('');
  const [typed, setTyped] = useState('');
  return (
    <>
      <form
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(typed.trim());
        }}
      >
        <TextField
          id={id}
          label={label}
          value={typed}
          optionalNote={false}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{submit}</Button>
      </form>
      <ul className={styles.examples}>
        {examples.map((example) => (
          <li key={example}>
            <Button
              variant="quiet"
              small
              onClick={() => {
                setTyped(example);
                setAsked(example);
              }}
            >
              {example}
            </Button>
          </li>
        ))}
      </ul>
      <div role="status">{asked ? answer(asked) : null}</div>
    </>
  );
}
