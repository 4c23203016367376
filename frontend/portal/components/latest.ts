/** The current version of an opened item; the version that was opened if it is gone. */
export const latest = <Item extends { _id: string }>(opened: Item, items: readonly Item[]): Item =>
  items.find(({ _id }) => _id === opened._id) ?? opened;
