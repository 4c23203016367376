/** The item that a dialog is about, as it is now; as it was when it opened, if it is gone. */
export const latest = <Item extends { _id: string }>(opened: Item, items: readonly Item[]): Item =>
  items.find(({ _id }) => _id === opened._id) ?? opened;
