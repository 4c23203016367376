import { call } from '../../../api/call';
import { TextField } from '../../../ui/inputs';
import { Stack, Text } from '../../../ui/layout/layout';
import { RowAction } from '../../components/row-action';
import { decideWords as words } from './words';

interface CodeFieldProps {
  id: string;
  /** From the form's `field`. */
  field: React.ComponentProps<typeof TextField>;
}

/** For somebody who came from a mail: asks for a code, and takes it. */
export const CodeField = ({ id, field }: CodeFieldProps) => (
  <Stack gap={3} start>
    <Text soft>{words.codeLead}</Text>
    <RowAction
      variant="secondary"
      send={() => call('POST /api/proposals/{id}/code', { path: { id } }).send()}
      failure={words.codeFailure}
      done={({ message }) => message}
    >
      {words.sendCode}
    </RowAction>
    <TextField {...field} inputMode="numeric" autoComplete="one-time-code" />
  </Stack>
);
