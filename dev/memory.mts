/**
 * Bounds the memory of an API or worker process: V8 otherwise lets its heap grow with the machine's memory, and
 * glibc gives each thread an arena of its own. The Dockerfile and docs/operations.md say the same.
 */
export const MEMORY = {
  NODE_OPTIONS: '--max-old-space-size=192 --max-semi-space-size=8 --expose-gc',
  MALLOC_ARENA_MAX: '2',
};
