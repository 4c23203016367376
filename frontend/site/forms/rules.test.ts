import { describe, expect, it } from '@jest/globals';
import { contactRules } from './contact-rules';
import { leadRules } from './lead-rules';
import { mvpRules } from './mvp-rules';
import { problemOf, problemsOf, tidyText } from './rules';
import { campaignOf } from './tracking';

describe('the rules of the public forms', () => {
  it('treat spaces and invisible characters as empty', () => {
    for (const nothing of ['', '   ', '\u200b\u200b']) {
      expect(problemOf(contactRules.firstName, nothing)).toBe('First name is required');
    }
    expect(problemOf(contactRules.firstName, ' Æ ')).toBeUndefined();
  });

  it('accept an empty optional field', () => {
    expect(problemOf(leadRules.phone, '')).toBeUndefined();
  });

  it('distinguish wrong characters and wrong lengths in phone numbers', () => {
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

  it('recognise e-mail addresses', () => {
    const wrong = 'Please enter a valid email address';
    for (const text of ['ada', 'ada@', 'ada@quay', 'a b@quay.example', 'ada@quay.']) {
      expect(problemOf(contactRules.email, text)).toBe(wrong);
    }
    expect(problemOf(contactRules.email, ' ada+work@quay.example ')).toBeUndefined();
    expect(problemOf(mvpRules.workEmail, 'ada')).toBe(`${wrong}.`);
  });

  it('count characters as the server does', () => {
    expect(problemOf(leadRules.name, '𝒜')).toBe('Full name must be at least 2 characters');
    expect(problemOf(leadRules.message, 'too short')).toMatch(/at least 10 characters/);
    expect(problemOf(leadRules.company, 'x'.repeat(151))).toBe(
      'Company name must be at most 150 characters',
    );
  });

  it('report every invalid field', () => {
    const optional = { company: '', phone: '' };
    const values = { firstName: 'Ada', lastName: '', email: 'ada', message: 'Hi', ...optional };
    expect(Object.keys(problemsOf(contactRules, values))).toEqual(['lastName', 'email']);
    expect(tidyText('  two words ')).toBe('two words');
  });
});

describe('campaign parameters', () => {
  it('are cut to length, and exclude the click id without consent', () => {
    const found = campaignOf(`?utm_source=mail&utm_term=${'x'.repeat(600)}&utm_medium=&fbclid=abc`);
    expect(found).toEqual({ utm_source: 'mail', utm_term: 'x'.repeat(500) });
  });
});
