import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Stack, Text } from '../../ui/layout/layout';
import { Dialog } from '../../ui/overlay/dialog';
import { CopyButton } from './copy-button';
import styles from './shown-once.module.css';
import { kitWords } from '../words';

interface ShownOnceProps {
  title: string;
  warning: string;
  note?: string | undefined;
  secret: string;
  /** The copied thing: "API token". */
  what: string;
  onClose: () => void;
}

/** Shows a secret once: we only keep it hashed or sealed. */
export function ShownOnce(props: ShownOnceProps) {
  const { title, warning, note, secret, what, onClose } = props;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{kitWords.copy.copied}</Button>}
    >
      <Stack gap={5}>
        <Alert tone="warning">{warning}</Alert>
        {note ? <p>{note}</p> : null}
        <p>
          <Text as="code" breaks block className={styles.secret}>
            {secret}
          </Text>
        </p>
        <p>
          <CopyButton text={secret} what={what} />
        </p>
      </Stack>
    </Dialog>
  );
}
