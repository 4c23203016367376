import type { Block } from './blocks.mts';
import { page, type Sheet } from './sheet.mts';

export interface Placed {
  block: Block;
  y: number;
}

/** Blocks that stay together, as a heading does with its first paragraph. */
function unitsOf(blocks: readonly Block[]): Block[][] {
  const units: Block[][] = [];
  blocks.forEach((block, index) => {
    if (index > 0 && blocks[index - 1]!.withNext) units.at(-1)!.push(block);
    else units.push([block]);
  });
  return units;
}

function place(blocks: readonly Block[], top: number, air: number): Placed[][] {
  const pages: Placed[][] = [[]];
  const held: Block[][] = [];
  let y = top;
  const tryUnit = (unit: Block[]): boolean => {
    const placed: Placed[] = [];
    let at = y;
    const isFirst = pages.at(-1)!.length === 0;
    unit.forEach((block, index) => {
      if (!isFirst || index > 0) at += block.before * air ** 2;
      placed.push({ block, y: at });
      at += block.height();
    });
    if (at > page.bottom && !isFirst) return false;
    pages.at(-1)!.push(...placed);
    y = at;
    return true;
  };
  const turn = () => {
    pages.push([]);
    y = page.top;
    for (const unit of held.splice(0)) if (!tryUnit(unit)) held.push(unit);
  };
  for (const unit of unitsOf(blocks)) {
    if (tryUnit(unit)) continue;
    if (unit[0]!.floats && held.length === 0) held.push(unit);
    else {
      turn();
      while (!tryUnit(unit)) turn();
    }
  }
  while (held.length > 0) turn();
  return pages;
}

const bottomOf = (placed: readonly Placed[]): number => {
  const last = placed.at(-1);
  return last ? last.y + last.block.height() : page.top;
};

const usable = page.bottom - page.top;

/** Leaves few holes, and a last page that is worth turning to. */
function faultsOf(pages: readonly Placed[][], air: number): number {
  const holes = pages.slice(0, -1).map((placed) => (page.bottom - bottomOf(placed)) / usable);
  const last = (bottomOf(pages.at(-1)!) - page.top) / usable;
  const thin = pages.length > 1 && last < 0.34 ? 2 * (0.34 - last) + 0.5 : 0;
  return (
    holes.reduce((sum, hole) => sum + 3 * hole ** 2, 0) +
    thin +
    Math.abs(air - 1) +
    pages.length / 20
  );
}

const airs = Array.from({ length: 31 }, (_, index) => 0.9 + index / 100);

/** Sets a chapter with the space between lines that makes the best pages. */
export function pagesOf(sheet: Sheet, blocks: readonly Block[], top: number): Placed[][] {
  const choices = airs.map((air) => {
    sheet.air = air;
    const pages = place(blocks, top, air);
    return { air, pages, faults: faultsOf(pages, air) };
  });
  const best = choices.reduce((one, other) => (other.faults < one.faults ? other : one));
  sheet.air = best.air;
  return best.pages;
}
