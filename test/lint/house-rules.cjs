// Rules of this project, as a plugin of Oxlint.
const { oneWayRooms } = require('./one-way-rooms.cjs');

/** @returns a rule that reports what `visit` finds, with this message */
const rule = (message, visit) => ({
  create: (context) => visit((node) => context.report({ node, message })),
});

module.exports = {
  meta: { name: 'house' },
  rules: {
    'one-way-rooms': oneWayRooms,
    'no-bare-transaction': rule(
      'Take Transactions, or inTransaction: they watch that one connection is enough.',
      (report) => ({
        CallExpression(node) {
          if (node.callee.property?.name === 'transaction') report(node);
        },
      }),
    ),
    'time-in-its-room': rule(
      'Import days, zones and their words from backend/time, which knows when clocks change.',
      (report) => ({
        ImportDeclaration(node) {
          if (/^(?:@date-fns|date-fns)(?:\/|$)/.test(node.source.value)) report(node);
        },
        "MemberExpression[object.name='Intl'][property.name='DateTimeFormat']": report,
        "MemberExpression[property.name='slice'][object.callee.property.name='toISOString']":
          report,
      }),
    ),
    'no-written-max-length': rule(
      'The API document has the limits: write the field with useApiForm.',
      (report) => ({
        "JSXAttribute[name.name='maxLength'] Literal": report,
        "Property[key.name='maxLength'] > Literal": report,
      }),
    ),
    'no-form-by-hand': rule(
      'Write the form with useApiForm: it checks fields and shows their errors.',
      (report) => ({
        ImportSpecifier(node) {
          const isForms = /forms\/(rules|failure)$/.test(node.parent.source.value);
          if (isForms && ['problemOf', 'fieldMessage'].includes(node.imported.name)) report(node);
        },
      }),
    ),
  },
};
