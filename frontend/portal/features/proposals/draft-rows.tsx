import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../ui/button';
import { SelectField, TextField } from '../../../ui/inputs';
import { Stack } from '../../../ui/layout/layout';
import { editWords as words } from './words';

/** As the server names fields: `lines.0.text`. */
export const fieldId = (field: string): string => `draft-${field}`;

export interface Field<Row> {
  name: keyof Row & string;
  label: string;
  type?: 'text' | 'date';
  inputMode?: 'decimal';
  error?: (text: string) => string | undefined;
  /** Makes it a choice. */
  options?: (row: Row) => { value: string; label: string }[];
  isShown?: (row: Row) => boolean;
}

interface DraftRowsProps<Row> {
  /** The field of the draft. */
  name: string;
  rows: Row[];
  fields: readonly Field<Row>[];
  added: Row;
  add: string;
  nameOf: (number: number) => string;
  className: string | undefined;
  onChange: (rows: Row[]) => void;
}

/** Rows of fields, which can be added and removed. */
export function DraftRows<Row extends Record<keyof Row, string>>(props: DraftRowsProps<Row>) {
  const { name: list, rows, fields, added, add, nameOf, className, onChange } = props;
  const adding = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Stack as="ol" gap={4}>
        {rows.map((row, index) => (
          <li key={index} className={className}>
            {fields.map(({ isShown, ...field }) =>
              isShown?.(row) === false ? null : (
                <Cell
                  key={field.name}
                  id={fieldId(`${list}.${index}.${field.name}`)}
                  field={field}
                  row={row}
                  onChange={(value) => onChange(rows.with(index, { ...row, [field.name]: value }))}
                />
              ),
            )}
            <Button
              iconOnly
              small
              aria-label={words.remove(nameOf(index + 1))}
              onClick={() => {
                // The last row's button goes; any other stays for the row that moves up.
                if (index === rows.length - 1) adding.current?.focus();
                onChange(rows.toSpliced(index, 1));
              }}
            >
              <X aria-hidden="true" />
            </Button>
          </li>
        ))}
      </Stack>
      <div>
        <Button
          small
          ref={adding}
          id={fieldId(list)}
          onClick={() => {
            onChange([...rows, added]);
            const first = fieldId(`${list}.${rows.length}.${fields[0]?.name ?? ''}`);
            requestAnimationFrame(() => document.getElementById(first)?.focus());
          }}
        >
          <Plus aria-hidden="true" />
          {add}
        </Button>
      </div>
    </>
  );
}

interface CellProps<Row> {
  id: string;
  field: Omit<Field<Row>, 'isShown'>;
  row: Row;
  onChange: (value: string) => void;
}

function Cell<Row extends Record<keyof Row, string>>({ id, field, row, onChange }: CellProps<Row>) {
  const { name, label, error, options, ...control } = field;
  const own = {
    ...{ id, label, value: row[name] as string },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return options ? (
    <SelectField {...own} options={options(row)} />
  ) : (
    <TextField {...own} {...control} error={error?.(row[name])} />
  );
}
