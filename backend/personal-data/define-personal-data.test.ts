import { inOrder, type PersonalData } from './define-personal-data';
import { bindPerson } from './personal-rows';

const orderOf = (tables: PersonalData[]) => inOrder(tables).map(({ table }) => table);

describe('The order of erasures', () => {
  const tables: PersonalData[] = [
    { table: 'calls', before: ['leads'] },
    { table: 'authenticators' },
    { table: 'testimonials', before: ['calls'] },
    { table: 'leads' },
    { table: 'requests', locked: 'request' },
    { table: 'users', locked: 'account' },
  ];

  it('is the order of locks, then what is declared, then by name, whatever is imported first', () => {
    const expected = ['users', 'requests', 'authenticators', 'testimonials', 'calls', 'leads'];
    expect(orderOf(tables)).toEqual(expected);
    expect(orderOf(tables.toReversed())).toEqual(expected);
  });

  it('refuses a circle, and a table that is not declared', () => {
    expect(() => orderOf([...tables, { table: 'notes', before: ['notes'] }])).toThrow(
      'notes comes before itself',
    );
    expect(() => orderOf([{ table: 'calls', before: ['leads'] }])).toThrow(
      'calls comes before leads, which is not declared',
    );
  });
});

describe('A condition', () => {
  const person = { id: '1', email: 'a@x.example', requests: { own: ['2'], shared: ['3'] } };

  it('gets the person in place of its names, and leaves casts', () => {
    expect(
      bindPerson('id = :id::text OR email = ANY(:emails::citext[]) OR r = ANY(:requests)', person),
    ).toEqual([
      'id = $1::text OR email = ANY($2::citext[]) OR r = ANY($3)',
      ['1', ['a@x.example'], ['2', '3']],
    ]);
  });

  it('refuses a name that no person has', () => {
    expect(() => bindPerson('id = :user', person)).toThrow('A person has no :user');
  });
});
