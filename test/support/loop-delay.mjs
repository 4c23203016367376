// Loaded into a process under test by NODE_OPTIONS. A socket named after the process returns the
// most processor time, in ms, that one turn of the event loop has taken since the last call.
// Processor time, because a loaded machine delays turns that do little.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const { LOOP_DELAY_DIR } = process.env;
if (isMainThread && LOOP_DELAY_DIR) {
  let longest = 0;
  let last = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    longest = Math.max(longest, user + system);
  }, 1).unref();
  createServer((_request, response) => {
    response.end(String(longest / 1e3));
    longest = 0;
  })
    .listen(join(LOOP_DELAY_DIR, `${process.pid}.sock`))
    .unref();
}
