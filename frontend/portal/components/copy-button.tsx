import { Copy } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '../../ui/button';

interface CopyButtonProps {
  text: string;
  /** The copied thing: "trace id". */
  what: string;
}

export function CopyButton({ text, what }: CopyButtonProps) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(`Copied the ${what}.`);
    } catch {
      toast.error(`The ${what} could not be copied: ${text}`);
    }
  }
  return (
    <Button variant="quiet" small onClick={() => void copy()}>
      <Copy aria-hidden="true" size={14} />
      Copy {what}
    </Button>
  );
}
