import { describe, expect, it } from '@jest/globals';
import { invoiceText, supportThread } from '../../content/demos';
import { madeUpCustomers, outcomeAt } from './customers';
import { addsUp, extract } from './extract';
import { answerTo, find, type Passage, matchedSentence } from './find';
import { recommendationsFor } from './recommend';
import { summarise } from './summarise';

describe('The search', () => {
  const passages: Passage[] = [
    {
      title: 'Buying',
      href: '/a',
      text: 'A licence is bought once, and its price rises each year.',
    },
    { title: 'Dashboards', href: '/b', text: 'Nobody reads a report with forty figures.' },
    { title: 'Staff', href: '/c', text: 'People who fear the answer hide the details.' },
  ];

  it('finds synonyms, and marks them in the sentence', () => {
    const [best] = find('Is the purchase expensive?', passages);
    expect(best?.passage.href).toBe('/a');
    expect(best?.words).toEqual(['buying', 'price']);
    expect(matchedSentence(best!).filter(({ isMatch }) => isMatch)).toEqual([
      { text: 'price', isMatch: true },
    ]);
  });

  it('returns no results for unrelated words', () => {
    expect(find('volcano', passages)).toEqual([]);
    expect(find('', passages)).toEqual([]);
  });

  it('answers only if a passage covers most of the question', () => {
    expect(answerTo('Are employees afraid?', passages)?.passage.href).toBe('/c');
    expect(answerTo('Do employees eat volcano sandwiches?', passages)).toBeUndefined();
  });
});

describe('The extraction', () => {
  it('reads each field with its position', () => {
    const fields = extract(invoiceText);
    expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toEqual({
      Supplier: 'Fen Paper Supplies Ltd',
      'Invoice number': 'FP-20418',
      Date: '3 November 2026',
      'Order number': 'PO-7731',
      Net: '£111.60',
      VAT: '£22.32',
      Total: '£133.92',
    });
    for (const { value, from, to } of fields) expect(invoiceText.slice(from, to)).toBe(value);
    expect(addsUp(fields)).toBe(true);
  });

  it('detects wrong sums and does not guess missing fields', () => {
    expect(addsUp(extract(invoiceText.replace('£22.32', '£32.32')))).toBe(false);
    const without = extract(invoiceText.replace(/^Date.*$/m, ''));
    expect(without.map(({ name }) => name)).not.toContain('Date');
    expect(addsUp(extract('Total £5.00'))).toBeUndefined();
    expect(extract('')).toEqual([]);
  });
});

describe('The summary', () => {
  it('selects sentences of the thread without changing them', () => {
    const { problem, tried, open } = summarise(supportThread);
    expect(problem?.text).toMatch(/arrives twice/);
    expect(tried.map(({ message }) => message)).toEqual([1, 2, 3]);
    expect(open.map(({ text }) => text)).toEqual([
      'We need to know by Friday whether we should switch the import off.',
      'Could somebody call me?',
    ]);
    for (const { text, message } of [problem!, ...tried, ...open]) {
      expect(supportThread[message]?.text).toContain(text);
    }
  });

  it('is empty for an empty thread', () => {
    expect(summarise([])).toEqual({ tried: [], open: [] });
  });
});

describe('The made-up customers', () => {
  const customers = madeUpCustomers();

  it('are the same each time', () => {
    expect(madeUpCustomers()).toEqual(customers);
    expect(customers).toHaveLength(200);
  });

  it('cause fewer misses and more false alarms at a lower threshold', () => {
    const [low, high] = [outcomeAt(0.3, customers), outcomeAt(0.7, customers)];
    expect(low.missed).toBeLessThan(high.missed);
    expect(low.falseAlarms).toBeGreaterThan(high.falseAlarms);
    for (const { caught, missed, falseAlarms, leftAlone } of [low, high]) {
      expect(caught + missed + falseAlarms + leftAlone).toBe(200);
    }
  });
});

it('Recommendations are the most similar texts, with the reason', () => {
  const text = (title: string, source: string) => ({ title, path: `/${title}`, source });
  const [first] = recommendationsFor([
    text('one', 'supplier contract penalty supplier'),
    text('two', 'weather harvest weather'),
    text('three', 'supplier contract review'),
    text('four', 'weather balloon'),
  ]);
  expect(first?.next[0]?.path).toBe('/three');
  expect(first?.next[0]?.because).toEqual(['supplier', 'contract']);
});
