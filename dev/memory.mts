/**
 * Memory limits of an API or worker process: V8 otherwise sizes its heap by the machine's memory,
 * and glibc gives each thread an arena. Keep in step with the Dockerfile and docs/operations.md.
 */
export const MEMORY = {
  NODE_OPTIONS: '--max-old-space-size=192 --max-semi-space-size=8 --expose-gc',
  MALLOC_ARENA_MAX: '2',
};
