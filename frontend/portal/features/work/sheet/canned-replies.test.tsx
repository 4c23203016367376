import { describe, expect, it } from '@jest/globals';
import { fillIn } from './canned-replies';

const request = {
  userId: { _id: 'u', firstName: 'Amira', lastName: 'Okafor' },
  reference: 'REQ-000123',
  projectName: '{{firstName}} <b>forecast</b>',
  dueAt: null,
};

describe('A canned reply', () => {
  it('is filled in one pass, so a name that looks like a placeholder stays', () => {
    expect(
      fillIn('Hello {{firstName}}, {{ projectName }} ({{reference}})', request, undefined),
    ).toBe('Hello Amira, {{firstName}} <b>forecast</b> (REQ-000123)');
  });

  it('fills the author’s name and leaves unknown placeholders', () => {
    expect(fillIn('{{myName}} {{constructor}}', request, { firstName: 'Tom' })).toBe(
      'Tom {{constructor}}',
    );
    expect(fillIn('by {{dueBy}}', request, undefined)).toBe('by soon');
  });
});
