import { ShownOnce } from '../../components/shown-once';
import { secretWords as words } from './words';

interface SecretDialogProps {
  secret: string;
  /** It replaces another secret. */
  isNext?: boolean;
  onClose: () => void;
}

export function SecretDialog({ secret, isNext = false, onClose }: SecretDialogProps) {
  const { title, text: warning, what, both } = words;
  return (
    <ShownOnce {...{ title, warning, what, secret, onClose }} note={isNext ? both : undefined} />
  );
}
