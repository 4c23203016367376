import { type ComponentProps, type ComponentType, useState } from 'react';
import { Button } from '../../ui/button';

interface DialogButtonProps<Props> extends ComponentProps<typeof Button> {
  dialog: ComponentType<Props & { onClose: () => void }>;
  /** The dialog's subject: its other props. */
  of?: Props;
}

/** A button that opens a dialog. */
export function DialogButton<Props>(props: DialogButtonProps<Props>) {
  const { dialog: Dialog, of, ...button } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)} />
      {isOpen ? <Dialog {...(of as Props)} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
