import { describe, expect, it } from '@jest/globals';
import { printedFigures } from './printed-figures.mts';
import { unknownPrices } from './printed-prices.mts';
import { wordProblems } from './printed-words.mts';

const page = (main: string) => `<html><body><main id="main">${main}</main></body></html>`;
const claims = [
  { id: 'satisfaction', value: '98%' },
  { id: 'clients', value: '25+' },
];

describe('figures in the built pages', () => {
  it('need a line on the same page that leads to how they are counted', () => {
    const note = '<p data-claims="satisfaction">How we count</p>'.repeat(2);
    const pages = new Map([
      ['/about', page(`<dd>98%</dd>${note}`)],
      ['/', page(`<dd>98%</dd><dd>25+</dd>${note}`)],
    ]);
    const { problems, pages: printed } = printedFigures(pages, claims);
    expect(problems).toEqual(['/ prints 25+ without a line that leads to how it is counted']);
    expect(printed.get('satisfaction')).toEqual(['/about', '/']);
  });

  it('need none in an article', () => {
    const pages = new Map([['/insights/a', page('<p>30% of 200 hours</p>')]]);
    expect(printedFigures(pages, claims).problems).toEqual([]);
  });
});

describe('prices in the built pages', () => {
  const list = { amounts: [2500, 5000], budgets: ['Over £25k'] };

  it('are on the price list, in text and structured data', () => {
    const graph = '<script type="application/ld+json">{"minPrice":5000}</script>';
    const pages = new Map([
      ['/right', `${graph}<p>From £5,000, or £5k. Over £25k</p>`],
      ['/typed', '<p>From £2,600</p>'],
      ['/other', `${graph}<p>From £2,500</p>`],
      ['/range', `${graph.replace('min', 'max')}<p>From £2,500</p>`],
      ['/blog/a', '<p>£123</p>'],
    ]);
    expect(unknownPrices(pages, list)).toEqual([
      '/typed prints £2600, which is no price of the list',
      '/other tells search engines £5000 and prints another price',
      '/range tells search engines £5000 and prints another price',
    ]);
  });
});

describe('names and phrases in the built pages', () => {
  it('in structured data are printed on the page', () => {
    const graph =
      '<script type="application/ld+json">{"@graph":[{"@type":"Service","name":"AI & data","offers":[{"@type":"Offer","name":"A pilot"}]},{"@type":"WebPage","name":"Title"}]}</script>';
    const menu = '<header>A pilot</header>';
    const pages = new Map([
      ['/right', `${graph}${menu}<h1>AI &amp; data</h1><p>A pilot</p>`],
      ['/other', `${graph}${menu}<h1>AI &amp; data</h1>`],
    ]);
    expect(wordProblems(pages)).toEqual([
      '/other tells search engines “A pilot” and does not print it',
    ]);
  });

  it('claim nothing without evidence', () => {
    const pages = new Map([['/about', '<p>That is what <em>clients</em> saw.</p>']]);
    expect(wordProblems(pages)).toEqual(['/about says “clients saw”, which has no evidence']);
  });
});
