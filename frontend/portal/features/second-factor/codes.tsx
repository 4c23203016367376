import { ShownOnce } from '../../components/shown-once';
import { factorWords as words } from './words';

export const Codes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => unknown }) => (
  <ShownOnce
    title={words.shownTitle}
    warning={words.shown}
    secret={codes.join('\n')}
    what={words.what}
    onClose={onClose}
  />
);
