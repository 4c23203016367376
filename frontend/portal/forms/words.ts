/** Beside two versions of a form's item. Not in `portal/words.ts`, which loads with the frame. */
export const conflictWords = {
  title: 'Their version and yours',
  changed: 'This was changed after you opened it. What you typed is still here.',
  draft: 'This was changed after you began typing. What you typed is still here.',
  theirs: (by: string | null) => (by ? `Saved by ${by}` : 'Theirs'),
  mine: 'Yours',
  untouched: 'Not changed by you, so theirs stays.',
  elsewhere: 'Their change is not in these fields.',
  empty: 'Empty',
  yes: 'Yes',
  no: 'No',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
};
