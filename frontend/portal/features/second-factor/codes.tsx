import { ShownOnce } from '../../components/shown-once';
import { factorWords as words } from './words';

export function Codes({ codes, onClose }: { codes: readonly string[]; onClose: () => unknown }) {
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
