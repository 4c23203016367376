import { join } from 'node:path';
import { runAside } from '../../background/run-aside';
import { ABOUT_TOPIC, type Topic } from '../newsletter/newsletter.public';
import { TooIntricate } from './issues.errors';
import type { Addresses, htmlOf, mailOf, Written } from './render-issue';
import type { Rendering } from './render-issue.thread';

const MAX_CPU_MS = 2_000;
const MAX_HEAP_MB = 64;

/**
 * In a thread of its own, so that no text can block or end its process.
 * @throws TooIntricate also if it takes too much CPU time or memory
 */
async function rendered<Answer>(asked: Rendering): Promise<Answer> {
  const file = join(__dirname, 'render-issue.thread.js');
  const answer = await runAside<Answer | null>(file, asked, {
    maxCpuMs: MAX_CPU_MS,
    maxHeapMb: MAX_HEAP_MB,
  });
  if (!answer) throw TooIntricate();
  return answer;
}

export const renderMail = (
  { subject, preheader, body }: Written,
  topic: Topic,
  addresses: Addresses,
): Promise<ReturnType<typeof mailOf>> =>
  rendered({ mail: [{ subject, preheader, body }, ABOUT_TOPIC[topic], addresses] });

export const renderBody = (...html: Parameters<typeof htmlOf>) =>
  rendered<ReturnType<typeof htmlOf>>({ html });
