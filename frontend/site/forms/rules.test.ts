import { describe, expect, it } from '@jest/globals';
import { contactRules } from './contact-rules';
import { leadRules } from './lead-rules';
import { mvpRules } from './mvp-rules';
import { problemOf, problemsOf, tidy } from './rules';
import { campaignOf } from './tracking';

describe('the rules of the public forms', () => {
  it('ask for what is required, spaces and invisible characters not counting', () => {
    for (const nothing of ['', '   ', '\u200b\u200b']) {
      expect(problemOf(contactRules.firstName, nothing)).toBe('First name is required');
    }
    expect(problemOf(contactRules.firstName, ' Æ ')).toBeUndefined();
  });

  it('leave an optional field alone until something is entered', () => {
    expect(problemOf(leadRules.phone, '')).toBeUndefined();
  });

  it('say of a phone number whether its characters or their count are wrong', () => {
    const characters =
      'Please enter a valid phone number (numbers, spaces, dashes, and parentheses only)';
    for (const number of ['call me', '12+34', '01223.000000']) {
      expect(problemOf(leadRules.phone, number)).toBe(characters);
    }
    for (const number of ['+', '123', '----']) {
      expect(problemOf(leadRules.phone, number)).toBe('This phone number is too short');
    }
    for (const number of ['1'.repeat(32), `+${'1'.repeat(40)}`]) {
      expect(problemOf(leadRules.phone, number)).toBe('This phone number is too long');
    }
  });

  it('know an address from other text', () => {
    const wrong = 'Please enter a valid email address';
    for (const text of ['ada', 'ada@', 'ada@quay', 'a b@quay.example', 'ada@quay.']) {
      expect(problemOf(contactRules.email, text)).toBe(wrong);
    }
    expect(problemOf(contactRules.email, ' ada+work@quay.example ')).toBeUndefined();
    expect(problemOf(mvpRules.workEmail, 'ada')).toBe(`${wrong}.`);
  });

  it('measure in characters, as the server does', () => {
    expect(problemOf(leadRules.name, '𝒜')).toBe('Full name must be at least 2 characters');
    expect(problemOf(leadRules.message, 'too short')).toMatch(/at least 10 characters/);
    expect(problemOf(leadRules.company, 'x'.repeat(151))).toBe(
      'Company name must be at most 150 characters',
    );
  });

  it('name every field that is wrong', () => {
    const optional = { company: '', phone: '' };
    const values = { firstName: 'Ada', lastName: '', email: 'ada', message: 'Hi', ...optional };
    expect(Object.keys(problemsOf(contactRules, values))).toEqual(['lastName', 'email']);
    expect(tidy('  two words ')).toBe('two words');
  });
});

describe('the campaign in the address', () => {
  it('is read and cut to length, and does not follow a person who was not asked', () => {
    const found = campaignOf(`?utm_source=mail&utm_term=${'x'.repeat(600)}&utm_medium=&fbclid=abc`);
    expect(found).toEqual({ utm_source: 'mail', utm_term: 'x'.repeat(500) });
  });
});
