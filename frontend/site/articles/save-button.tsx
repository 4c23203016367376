import { saveMessages } from '../../content/messages';
import { Button } from '../../ui/button';
import { showToast } from '../toasts/show-toast';
import { toggleSaved, useReadingList } from './reading-list';

export function SaveButton({ slug }: { slug: string }) {
  const isSaved = useReadingList().includes(slug);
  return (
    <Button
      variant="secondary"
      small
      aria-pressed={isSaved}
      onClick={() => {
        try {
          showToast(toggleSaved(slug) ? saveMessages.saved : saveMessages.removed);
        } catch {
          showToast(saveMessages.failure, 'error');
        }
      }}
    >
      {isSaved ? saveMessages.labelSaved : saveMessages.label}
    </Button>
  );
}
