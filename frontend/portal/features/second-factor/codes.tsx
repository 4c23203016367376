import { ShownOnce } from '../../components/shown-once';
import { factorWords as words } from './words';

interface CodesProps {
  codes: readonly string[];
  opener: Element | null;
  onClose: () => unknown;
}

export function Codes({ codes, opener, onClose }: CodesProps) {
  return (
    <ShownOnce
      title={words.shownTitle}
      warning={words.shown}
      secret={codes.join('\n')}
      what={words.what}
      opener={opener}
      onClose={onClose}
    />
  );
}
