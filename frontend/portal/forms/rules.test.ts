import { describe, expect, it } from '@jest/globals';
import { constraints } from '../../api/generated/constraints';
import { problemOf } from './rules';

const { firstName, email, password } = constraints['POST /api/register'];
const { minutes } = constraints['POST /api/call-types'];
const { firstReplyLow } = constraints['PUT /api/service-levels/policy'];
const { contactPhone } = constraints['POST /api/raise-request'];

describe('the rules of the OpenAPI document', () => {
  it('require fields, and spaces do not count', () => {
    expect(problemOf(firstName, 'First name', '  ')).toBe('First name is required');
    expect(problemOf(firstName, 'First name', ' Nora ')).toBeNull();
  });

  it('require numbers, whatever text stands for them', () => {
    expect(problemOf(minutes, 'Minutes', '')).toBe('Minutes is required');
    expect(problemOf(minutes, 'Minutes', '30')).toBeNull();
    expect(problemOf(firstReplyLow, 'Low', '1 h 30 min')).toBeNull();
  });

  it('accept only valid e-mail addresses', () => {
    expect(problemOf(email, 'Email', 'nora@')).toBe('Please enter a valid email address');
    expect(problemOf(email, 'Email', 'nora+work@marsh.example')).toBeNull();
  });

  it('ignore an empty optional field', () => {
    expect(problemOf(contactPhone, 'Contact phone', '')).toBeNull();
    expect(problemOf(contactPhone, 'Contact phone', 'call me')).toMatch(/valid phone number/);
  });

  it('count an emoji as one character, as the server does', () => {
    const most = '🌾'.repeat(80);
    expect(problemOf(firstName, 'First name', most)).toBeNull();
    expect(problemOf(firstName, 'First name', `${most}🌾`)).toMatch(/at most 80 characters/);
  });

  it('never trim a password', () => {
    expect(problemOf(password, 'Password', '        ')).toBeNull();
    expect(problemOf(password, 'Password', 'x'.repeat(129))).toMatch(/at most 128/);
  });
});
