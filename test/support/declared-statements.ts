import 'reflect-metadata';
import '../../backend/app.module';
import { personalData, SUBJECT_KINDS } from '../../backend/personal-data/personal-data.public';
import {
  clearRows,
  eraseRows,
  exportedRows,
  mentions,
  redactRows,
} from '../../backend/personal-data/personal-rows';
import { redactIn } from '../../backend/personal-data/redaction';

type Declared = { at: string; text: string };

const redaction = { anyCase: '', exact: '' };
const requests = { own: [], shared: [] };
const PERSON = { id: '', email: '', emails: [], requests, redaction, elsewhere: redaction };

function noting() {
  const texts: string[] = [];
  const query = (text: string) => Promise.resolve(void texts.push(text));
  return { texts, tx: { query } as never };
}

/** Statements that erasures and exports make of the declarations. */
export async function declaredStatements(): Promise<Declared[]> {
  const made: Declared[] = [];
  const note = async (at: string, make: (tx: never) => Promise<unknown>) => {
    const { texts, tx } = noting();
    await make(tx);
    made.push(...texts.map((text) => ({ at, text })));
  };
  for (const { erase: _byHand, ...one } of personalData()) {
    for (const kind of SUBJECT_KINDS) {
      const at = `${one.table} of a ${kind}`;
      await note(at, (tx) => eraseRows(tx, one, kind, PERSON, {} as never));
      if (!one.export || 'rows' in one.export) continue;
      await note(at, (tx) => exportedRows(tx, one, kind, PERSON));
    }
  }
  for (const one of mentions()) {
    await note(`mentions in ${one.table}`, (tx) => redactIn(tx, one, [], redaction));
    const quick = { ...redaction, likes: [] };
    await note(`likely mentions in ${one.table}`, (tx) => redactIn(tx, one, [], quick));
  }
  return made;
}

type Rows = Parameters<typeof clearRows>[1] & Parameters<typeof redactRows>[1];

/** The statement of a call of `clearRows` or `redactRows`. Of values only the columns are read. */
export function statementOf(name: string, { table, where, ...rows }: Rows): string {
  const { texts, tx } = noting();
  if (name === 'clearRows') {
    const names = Object.keys(rows.values ?? {}).map((column) => [column, null]);
    const values = Object.fromEntries(names) as Record<string, null>;
    void clearRows(tx, { table, where, values, also: rows.also }, PERSON);
  } else void redactRows(tx, { table, where, without: rows.without }, PERSON);
  return texts[0]!;
}
