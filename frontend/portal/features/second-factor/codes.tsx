import { ShownOnce } from '../../components/shown-once';
import { factorWords as words } from './words';

interface CodesProps {
  codes: readonly string[];
  onClose: () => unknown;
}

export function Codes({ codes, onClose }: CodesProps) {
  return (
    <ShownOnce
      title={words.shownTitle}
      warning={words.shown}
      secret={codes.join('\n')}
      what={words.what}
      onClose={onClose}
    />
  );
}
