import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '../../ui/inputs';
import { longestSearch } from './list-filters';
import { listWords } from '../words';

interface SearchBoxProps {
  hint: string;
  value: string;
  onSearch: (text: string) => void;
}

const pause = 300;

/** Searches when typing pauses. The box also follows changes of the address, such as Back. */
export function SearchBox({ hint, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [sent, setSent] = useState(value);
  if (shown !== value) {
    setShown(value);
    // The address requested by this box must not undo later typing.
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  const search = useEffectEvent(() => {
    setSent(text);
    onSearch(text);
  });
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => search(), pause);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <TextField
      label={listWords.search}
      type="search"
      placeholder={hint}
      maxLength={longestSearch}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
