import { Copy } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '../../ui/button';
import { kitWords } from '../words';

const words = kitWords.copy;

interface CopyButtonProps {
  text: string;
  /** The copied thing: "trace id". */
  what: string;
  /** Only the icon, in a row of a list. */
  iconOnly?: boolean;
}

export function CopyButton({ text, what, iconOnly = false }: CopyButtonProps) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(words.done(what));
    } catch {
      toast.error(words.failed(what, text));
    }
  }
  return (
    <Button
      variant="quiet"
      small
      iconOnly={iconOnly}
      aria-label={words.action(what)}
      onClick={() => void copy()}
    >
      <Copy aria-hidden="true" size={14} />
      {iconOnly ? null : words.action(what)}
    </Button>
  );
}
