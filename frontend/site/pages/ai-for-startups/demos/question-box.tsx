import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../../ui/button';
import { TextField } from '../../../../ui/inputs';
import styles from './demos.module.css';

interface QuestionBoxProps {
  id: string;
  label: string;
  submit: string;
  examples: readonly string[];
  answer: (question: string) => ReactNode;
}

export function QuestionBox({ id, label, submit, examples, answer }: QuestionBoxProps) {
  const [asked, setAsked] = useState('');
  // Uncontrolled, so input typed before hydration is kept.
  const box = useRef<HTMLFormElement>(null);
  const typed = () => box.current!.elements.namedItem(id) as HTMLInputElement;
  return (
    <>
      <form
        ref={box}
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(typed().value.trim());
        }}
      >
        <TextField
          id={id}
          name={id}
          label={label}
          optionalNote={false}
          maxLength={200}
          autoComplete="off"
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
                typed().value = example;
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
