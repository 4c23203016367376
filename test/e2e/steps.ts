import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

type Place = Page | Locator;
type Name = string | RegExp;

type Shown = Name | Locator;

const isName = (what: Shown): what is Name => typeof what === 'string' || what instanceof RegExp;

export const rows = (page: Page, table?: string) =>
  page.getByRole('table', { name: table }).locator('tbody tr');

export async function expectShown(place: Place, ...shown: Shown[]): Promise<void> {
  for (const one of shown) {
    await expect(isName(one) ? place.getByText(one) : one).toBeVisible();
  }
}

export async function visit(page: Page, address: string, ...shown: Shown[]): Promise<void> {
  await page.goto(address);
  await expectShown(page, ...shown);
}

export async function arrive(page: Page, address: string | RegExp, ...shown: Shown[]) {
  await page.waitForURL(address);
  await expectShown(page, ...shown);
}

export async function reload(page: Page, ...shown: Shown[]): Promise<void> {
  await page.reload();
  await expectShown(page, ...shown);
}

export async function press(place: Place, what: Name | Locator, ...shown: Shown[]): Promise<void> {
  await (isName(what) ? place.getByRole('button', { name: what }) : what).click();
  await expectShown(place, ...shown);
}

export async function follow(place: Place, name: Name, ...shown: Shown[]): Promise<void> {
  await place.getByRole('link', { name }).click();
  await expectShown(place, ...shown);
}

export async function pick(place: Place, name: Name, item: Name, ...shown: Shown[]) {
  const page = 'page' in place ? place.page() : place;
  await place.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expectShown(place, ...shown);
}

export async function downloaded(page: Page, name: Name) {
  const waiting = page.waitForEvent('download');
  await press(page, name);
  const file = await waiting;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

export async function finish(dialog: Locator, name: Name): Promise<void> {
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toBeHidden();
}

export async function confirm(page: Page, name: Name, answer: Name, ...shown: Shown[]) {
  await press(page, name);
  await press(page.getByRole('dialog'), answer);
  await expectShown(page, ...shown);
}

export async function escape(page: Page, closed: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(closed).toBeHidden();
}

export async function fillIn(place: Place, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = place.getByLabel(label);
    const isList = await field.evaluate((element) => element.tagName === 'SELECT');
    await (isList ? field.selectOption(value) : field.fill(value));
  }
}

export async function submit(
  place: Place,
  values: Record<string, string>,
  name: Name,
  ...shown: Shown[]
): Promise<void> {
  await fillIn(place, values);
  await press(place, name, ...shown);
}

export async function expectValues(place: Place, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await expect(place.getByLabel(label)).toHaveValue(value);
  }
}

export async function expectWords(place: Locator, ...words: Name[]): Promise<void> {
  for (const one of words) await expect(place).toContainText(one);
}
