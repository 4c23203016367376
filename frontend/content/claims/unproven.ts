/** Phrases that claim evidence an illustration does not have. */
export const unproven =
  /\b(with (a|the|their) client’s permission|they asked for that|written after a project|checked by the client|end-of-project survey|on our projects|from our own projects|(?<!what )we (have )?measured|screen reader as well|tested (with|by) (a )?screen reader|clients saw|in our experience|that we have seen)\b/i;
