import { Copy } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '../../ui/button';

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
      toast.success(`Copied the ${what}.`);
    } catch {
      toast.error(`The ${what} could not be copied: ${text}`);
    }
  }
  return (
    <Button
      variant="quiet"
      small
      iconOnly={iconOnly}
      aria-label={`Copy ${what}`}
      onClick={() => void copy()}
    >
      <Copy aria-hidden="true" size={14} />
      {iconOnly ? null : `Copy ${what}`}
    </Button>
  );
}
