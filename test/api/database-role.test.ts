import { sharedStack } from '../support/stack';

const stack = sharedStack();
afterAll(() => stack.close());

describe('The role that the product connects as', () => {
  it('owns its database and may do nothing beside it', async () => {
    const [role] = await stack.sql(
      `SELECT r.rolsuper, r.rolcreatedb, r.rolcreaterole, r.rolbypassrls, r.rolreplication,
              pg_get_userbyid(d.datdba) = current_user AS owns
       FROM pg_roles r, pg_database d
       WHERE r.rolname = current_user AND d.datname = current_database()`,
    );
    expect(role).toEqual({
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolbypassrls: false,
      rolreplication: false,
      owns: true,
    });
    await expect(stack.sql(`SELECT pg_read_file('/etc/passwd')`)).rejects.toThrow(/denied/);
    await expect(stack.sql(`COPY (SELECT 1) TO PROGRAM 'id'`)).rejects.toThrow(/denied|must be/);
  });
});
