// npm run bench:lighthouse [-- --runs=1 --only=/services]: runs Lighthouse with its phone profile
// on every public page of a running `npm start`, with its demo data, and writes docs/lighthouse.md.
// BASE_URL selects another instance than the one on port 3000. With --only it measures paths with
// that prefix and writes nothing.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { killAll, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { format } from 'oxfmt';
import style from '../../../oxfmt.config.mts';
import type { Bench } from '../../run/bench.mts';
import { inRoot } from '../../../dev/paths.mts';
import { Sentence } from '../../../dev/sentence.mts';
import { chromium } from '../../run/browser.mts';
import { type Measured, meetsGoals, report, rowOf } from './report.mts';

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

const option = (name: string) =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);

/** One visit by a new browser, so the cache is empty. */
async function visit(
  chromePath: string,
  url: string,
  isIndexed: boolean,
  attempts = 3,
): Promise<Result> {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS, logLevel: 'silent' });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      // Pages with noindex fail this audit by design.
      skipAudits: isIndexed ? [] : ['is-crawlable'],
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    // On a busy machine Chromium sometimes misses the start of its trace.
    if (attempts > 1) return await visit(chromePath, url, isIndexed, attempts - 1);
    throw new Sentence(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
  } finally {
    chrome.kill();
  }
}

function measured(path: string, isIndexed: boolean, lhr: Result): Measured {
  const mark = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? 0;
  const lost = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    path,
    isIndexed,
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    bestPractices: mark('best-practices'),
    seo: mark('seo'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    speed: lhr.environment.benchmarkIndex,
    lost,
  };
}

const median = (all: Measured[]): Measured =>
  [...all].sort((one, other) => one.performance - other.performance || other.lcp - one.lcp)[
    all.length >> 1
  ]!;

/** The pages that are in the database alone: kinds of call, and the issues that the archive links. */
async function drawnByServer(base: string): Promise<string[]> {
  const archive = await (await fetch(`${base}/newsletter`)).text();
  const issues = [...archive.matchAll(/href="(\/newsletter\/\d[^"]*)"/g)].map(([, path]) => path!);
  return ['/book/consultation', '/book/discovery', ...new Set(issues)];
}

export const bench: Bench = async (scope) => {
  const runs = Number(option('runs') ?? 3);
  const only = option('only');
  const chromePath = await chromium();
  const base = process.env.BASE_URL ?? 'http://localhost:3000';
  scope.onEnd(async () => void killAll());
  await fetch(base).catch(() => {
    throw new Sentence(`Nothing answers at ${base}: run "npm start" first, or set BASE_URL.`);
  });
  // Reads the built routes, because the page sources cannot be loaded without the build.
  const routes = readFileSync(inRoot('frontend/build/routes.json'), 'utf8');
  const { documents } = JSON.parse(routes) as { documents: Record<string, string> };
  const all = [...Object.keys(documents), ...(await drawnByServer(base))];
  const paths = all.filter((path) => path.startsWith(only ?? '/'));
  const results: Measured[] = [];
  for (const path of paths) {
    const url = base + path;
    const isIndexed = !/name="robots" content="noindex"/.test(await (await fetch(url)).text());
    const visits: Measured[] = [];
    for (let run = 0; run < runs; run += 1) {
      visits.push(measured(path, isIndexed, await visit(chromePath, url, isIndexed)));
    }
    const result = median(visits);
    results.push(result);
    process.stdout.write(`  ${rowOf(result)} ${result.lost.join(', ')}\n`);
  }
  const missed = results.filter((result) => !meetsGoals(result));
  process.stdout.write(`\n  ${results.length} pages, ${missed.length} below the goals.\n`);
  if (only) return;
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: inRoot() });
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const browser = execFileSync(chromePath, ['--version', '--no-sandbox']).toString().trim();
  const speeds = results.map(({ speed }) => speed).toSorted((one, other) => one - other);
  const speed = Math.round(speeds[speeds.length >> 1] ?? 0);
  const facts = {
    runs,
    machine,
    speed,
    browser,
    commit: commit.toString().trim(),
    date: new Date(),
  };
  const file = inRoot('docs/lighthouse.md');
  writeFileSync(file, (await format(file, report(results, facts), style)).code);
};
