import { useRef, useState } from 'react';
import { type AnswerOf, call, q, useQuery } from '../../../../api/call';
import { formatBytes } from '../../../../lib/bytes';
import { Button } from '../../../../ui/button';
import { SelectField } from '../../../../ui/inputs';
import { Row, Stack, Text } from '../../../../ui/layout/layout';
import { Dialog } from '../../../../ui/overlay/dialog';
import { Fact, Facts } from '../../../components/facts';
import { ChangeDialog } from '../../../forms/change-dialog';
import { useSubmit } from '../../../forms/use-submit';
import { kitWords } from '../../../words';
import { MappingDialog } from './mapping-dialog';
import { readingWords as words } from './words';

export type Statement = AnswerOf<'/api/bank/statements', 'post'>;

/** The bank's own bytes: the server tells their encoding. */
const asBytes = {
  headers: { 'content-type': 'application/octet-stream' },
  bodySerializer: (file: unknown) => file as Blob,
};

interface Chosen {
  file: File;
  bank: string;
}

/** A file is read; a layout that is new is mapped, and the same file read again. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const reading = useSubmit({
    send: ({ file, bank }: Chosen) =>
      call('POST /api/bank/statements', bank ? { query: { bank } } : {}).send(file, asBytes),
    failsIn: 'place',
  });
  const statement = reading.answer;
  const read = (next: Chosen) => {
    setChosen(next);
    reading.submit(next);
  };
  if (chosen && statement && statement.columns.length > 0) {
    return (
      <MappingDialog
        statement={statement}
        onKept={(bank) => read({ ...chosen, bank })}
        onClose={onClose}
      />
    );
  }
  if (statement) return <Result statement={statement} onAgain={reading.reset} onClose={onClose} />;
  return <Choose chosen={chosen} reading={reading} onRead={read} onClose={onClose} />;
}

interface ChooseProps {
  chosen: Chosen | null;
  reading: { isPending: boolean; error: Error | null; problem: string | null };
  onRead: (chosen: Chosen) => void;
  onClose: () => void;
}

function Choose({ chosen, reading, onRead, onClose }: ChooseProps) {
  const [file, setFile] = useState<File | null>(chosen?.file ?? null);
  const [bank, setBank] = useState(chosen?.bank ?? '');
  const mappings = useQuery(q('/api/bank/mappings')).data?.mappings ?? [];
  return (
    <ChangeDialog
      title={words.title}
      description={words.description}
      action={words.action}
      blocked={file ? undefined : words.chooseFirst}
      change={{ ...reading, submit: () => (file ? onRead({ file, bank }) : undefined) }}
      onClose={onClose}
    >
      <FileChoice file={file} onChoose={setFile} />
      {mappings.length > 0 ? (
        <SelectField
          label={words.bank}
          hint={words.bankHint}
          placeholder={words.anyBank}
          options={mappings.map((one) => ({ value: one.bank, label: one.bank }))}
          value={bank}
          onChange={({ target }) => setBank(target.value)}
        />
      ) : null}
    </ChangeDialog>
  );
}

function FileChoice({ file, onChoose }: { file: File | null; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Row align="center" gap={4}>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,.xml,text/csv,text/xml,application/xml"
        aria-label={words.file}
        onChange={({ target }) => {
          const [first] = target.files ?? [];
          if (first) onChoose(first);
          target.value = '';
        }}
      />
      <Button variant="secondary" label={words.chooseFile} onClick={() => input.current?.click()} />
      {file ? (
        <Text as="span" breaks aria-live="polite">
          {file.name}, {formatBytes(file.size)}
        </Text>
      ) : null}
    </Row>
  );
}

interface ResultProps {
  statement: Statement;
  onAgain: () => void;
  onClose: () => void;
}

function Result({ statement, onAgain, onClose }: ResultProps) {
  const { message, unread } = statement;
  const { counts } = words;
  return (
    <Dialog
      onClose={onClose}
      title={words.read}
      description={message}
      footer={
        <>
          <Button variant="secondary" label={words.again} onClick={onAgain} />
          <Button label={kitWords.close} onClick={onClose} />
        </>
      }
    >
      <Stack gap={5}>
        <Facts>
          {(['added', 'matched', 'known', 'outgoing'] as const).map((name) => (
            <Fact key={name} term={counts[name]}>
              {String(statement[name])}
            </Fact>
          ))}
        </Facts>
        {unread.length > 0 ? (
          <section aria-labelledby="unread">
            <Text as="h3" size={4} strong id="unread">
              {words.unread}
            </Text>
            <Stack as="ul" gap={1} above={2}>
              {unread.map(({ line, why }) => (
                <Text as="li" key={line} breaks>
                  {words.unreadLine(line, why)}
                </Text>
              ))}
            </Stack>
          </section>
        ) : null}
      </Stack>
    </Dialog>
  );
}
