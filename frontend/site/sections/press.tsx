import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button';

interface PressProps {
  label: string;
  working: string;
  isWorking: boolean;
  onPress: () => void;
}

/** The only button of a page. Focused on mount, so Enter activates it. */
export function Press({ label, working, isWorking, onPress }: PressProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Button ref={ref} isPending={isWorking} onClick={onPress}>
        {isWorking ? working : label}
      </Button>
      <span role="status" className="visually-hidden">
        {isWorking ? working : ''}
      </span>
    </>
  );
}
