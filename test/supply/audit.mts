// npm run audit: known vulnerabilities of shipped packages. Exits with 1 if any is high or
// critical. An unreachable registry is not a failure, because mirrors may lack the list.
import { run } from '../../dev/processes.mts';
import { inRoot } from '../../dev/paths.mts';

type Report = {
  metadata?: { vulnerabilities: Record<string, number> };
  vulnerabilities?: Record<string, { severity: string; range: string }>;
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const SERIOUS = ['high', 'critical'];

const { output } = await run('npm', ['audit', '--omit=dev', '--json'], {
  cwd: inRoot(),
  env: process.env,
});
const found = reportIn(output);
if (!found?.metadata) {
  say('The registry gave no list of known holes: nothing was compared.');
} else {
  const serious = Object.entries(found.vulnerabilities ?? {}).filter(([, { severity }]) =>
    SERIOUS.includes(severity),
  );
  say(`Known holes: ${JSON.stringify(found.metadata.vulnerabilities)}`);
  for (const [name, { severity, range }] of serious) say(`${severity}: ${name} ${range}`);
  if (serious.length > 0) process.exitCode = 1;
}

/** npm prints warnings around the JSON. */
function reportIn(text: string): Report | undefined {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Report;
  } catch {
    return undefined;
  }
}
