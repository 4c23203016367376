import { parse, parseFragment, serialize } from 'parse5';
import brand from '../../brand.json';
import { escapeHtml } from '../mail/mail.public';
import { placeForBooker, type CallRow, type SlotsDto } from '../modules/calls/calls.public';
import type { Day } from '../time/days';
import { timeInWords } from '../time/words';
import { ZONES } from '../time/zones';
import {
  append,
  attribute,
  elementsIn,
  findIn,
  remove,
  setAttribute,
  setText,
  WITHOUT_SCRIPTS,
  type Element,
} from './form-parts';

class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | Part[] | null | false;

const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(texts.map((text, index) => text + written(parts[index] ?? null)).join(''));

function written(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Markup) return part.text;
  return Array.isArray(part) ? part.map(written).join('') : escapeHtml(String(part));
}

export type Choice = {
  path: string;
  zone: string;
  from?: Day;
  day?: Day;
  about?: string;
  move?: string;
};

function addressOf({ path, ...query }: Choice, over: Record<string, string | undefined>): string {
  const all = Object.entries({ ...query, ...over }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return `${path}?${new URLSearchParams(all).toString()}`;
}

export function timesOf(slots: SlotsDto, choice: Choice, later: string | null): Markup {
  const { days, zone } = slots;
  const shown = days.find(({ day }) => day === choice.day) ?? days[0];
  const fields = { from: choice.from, about: choice.about, move: choice.move };
  return html`<h2>Choose a time</h2>
    <form method="get" action="${choice.path}">
      <label for="zone">Times in</label>
      <select id="zone" name="zone">
        ${[...new Set([...ZONES, zone])].map((one) => html`<option value="${one}" ${one === zone && SELECTED}>${one.replaceAll('_', ' ')}</option>`)}
      </select>
      ${Object.entries(fields).map(([name, value]) => value !== undefined && html`<input type="hidden" name="${name}" value="${value}" />`)}
      <button type="submit">Show</button>
    </form>
    ${
      shown
        ? html`<ul aria-label="Days">
              ${days.map(
                ({ day, name, times }) =>
                  html`<li>
                    <a href="${addressOf(choice, { day })}" ${day === shown.day && CURRENT}
                      >${shortDay(name)}<small>${times.length} free</small></a
                    >
                  </li>`,
              )}
            </ul>
            <h2 id="times">${shown.name}</h2>
            <ul aria-labelledby="times">
              ${shown.times.map(
                ({ startsAt, time }) =>
                  html`<li>
                    <a
                      href="${addressOf({ ...choice, day: shown.day }, { at: startsAt.toISOString() })}#who"
                      >${time}</a
                    >
                  </li>`,
              )}
            </ul>`
        : html`<p>
            No time is free online in these two weeks. Call us on ${brand.phone}, or write to
            ${brand.email}.
          </p>`
    }
    ${later !== null && html`<p><a href="${addressOf(choice, { from: later, day: undefined })}">Later days</a></p>`}`;
}

const SELECTED = new Markup(' selected');
const CURRENT = new Markup(' aria-current="true"');

const shortDay = (name: string): string =>
  name
    .split(' ')
    .slice(0, 3)
    .map((word) => (/\d/.test(word) ? word : word.slice(0, 3)))
    .join(' ');

type Booking = { title: string; summary: string; minutes: number };

export const bookingHead = ({ title, summary, minutes }: Booking, topic?: string): Markup =>
  html`<h1>${title}</h1>
    <p>${summary} It takes ${minutes} minutes.${topic ? ` About: ${topic}.` : ''}</p>`;

export const chosenTime = (at: Date, zone: string, choice: Choice): Markup =>
  html`<p>
    <strong>${timeInWords(at, zone)}</strong>
    <a href="${addressOf(choice, { at: undefined })}">Choose another time</a>
  </p>`;

/** The focus scrolls there, above the form. */
export const timeGone = (message: string, nearest: string[], choice: Choice): Markup =>
  html`<p role="alert" tabindex="-1" autofocus>${message}</p>
    <ul aria-label="Nearest free times">
      ${nearest.map(
        (at) =>
          html`<li>
            <button type="submit" form="booking" name="at" value="${at}">
              ${timeInWords(new Date(at), choice.zone)}
            </button>
          </li>`,
      )}
    </ul>
    <p><a href="${addressOf(choice, {})}">See all free times</a></p>`;

/** Repeats the request only; the link to the call is in the mail. */
export const mailFollows = ({ title, minutes }: Booking, at: Date, { zone }: Choice): Markup =>
  html`<h1>Thank you. Please check your e-mail</h1>
    <p>
      We have sent an e-mail about your call to the address you entered. It confirms the call, with
      an invitation for your calendar, and has the link to move or cancel it.
    </p>
    <dl>
      <dt>Call</dt>
      <dd>${title}</dd>
      <dt>When</dt>
      <dd>${timeInWords(at, zone)}</dd>
      <dt>Length</dt>
      <dd>${minutes} minutes</dd>
    </dl>
    <p>No e-mail within a few minutes? Call us on ${brand.phone}.</p>`;

export const noCall = (): Markup =>
  html`<h1>There is no call here</h1>
    <p>
      The link may be incomplete, or the call is no longer offered. You can also call us on
      ${brand.phone}.
    </p>
    <p><a href="/book">Book a call</a></p>`;

export const notNow = (message: string): Markup =>
  html`<h1>Please try again later</h1>
    <p role="alert">${message}</p>
    <p>You can also call us on ${brand.phone}.</p>`;

export type Managed = {
  canChange: boolean;
  token: string;
  alert?: string;
  nearest?: string[];
};

export function callPage(call: CallRow, managed: Managed): Markup {
  const { canChange, token, alert, nearest = [] } = managed;
  const path = `/call/${token}`;
  const move = (at: string) => addressOf({ path, zone: call.zone, move: '1' }, { at });
  const isBooked = call.state === 'booked';
  return html`<h1>${headline(call)}</h1>
    ${alert !== undefined && html`<p role="alert">${alert}</p>`}
    ${
      nearest.length > 0 &&
      html`<ul aria-label="Nearest free times">
        ${nearest.map((at) => html`<li><a href="${move(at)}">${timeInWords(new Date(at), call.zone)}</a></li>`)}
      </ul>`
    }
    <dl>
      <dt>When</dt>
      <dd>${timeInWords(call.startsAt, call.zone)}</dd>
      <dt>Length</dt>
      <dd>${call.minutes} minutes</dd>
      <dt>With</dt>
      <dd>${`${call.hostFirst} ${call.hostLast}`.trim()}</dd>
      <dt>Where</dt>
      <dd>${placeForBooker(call)}</dd>
    </dl>
    ${isBooked && html`<p><a href="${path}/invitation.ics">Add it to your calendar</a></p>`}
    ${
      canChange &&
      html`<form method="post" action="${path}">
        <input type="hidden" name="version" value="${call.version}" />
        <a href="${path}?move=1">Move the call</a>
        <button type="submit" name="action" value="cancel">Cancel the call</button>
      </form>`
    }
    ${isBooked && !canChange && html`<p>To change it now, please call us on ${brand.phone}.</p>`}
    ${call.mayRebook && html`<p><a href="${path}?move=1">Choose another time</a></p>`}
    ${!isBooked && !call.mayRebook && html`<p><a href="/book">Book another call</a></p>`}`;
}

const headline = ({ state, title }: CallRow): string =>
  state === 'cancelled' ? 'Your call is cancelled' : title;

export const moveHead = (call: CallRow): Markup =>
  html`<h1>Move your call</h1>
    <p>
      ${call.title}, now ${timeInWords(call.startsAt, call.zone)}. Until you choose another time it
      stays as it is.
    </p>`;

export const confirmMove = (call: CallRow, at: Date, choice: Choice): Markup =>
  html`${chosenTime(at, choice.zone, choice)}
    <form method="post" action="${choice.path}">
      <input type="hidden" name="version" value="${call.version}" />
      <input type="hidden" name="at" value="${at.toISOString()}" />
      <button type="submit" name="action" value="move">Move the call to this time</button>
    </form>`;

/** Null leaves a field to the buttons. */
type HiddenFields = Record<string, string | null>;

type Drawn = { title: string; parts: Markup[]; form?: HiddenFields };

export function drawBooking(shell: string, { title, parts, form }: Drawn): string {
  const page = parse(shell, WITHOUT_SCRIPTS);
  const place = partOf(page, 'data-booking');
  place.childNodes = [];
  for (const node of parseFragment(parts.map(({ text }) => text).join('')).childNodes) {
    append(place, node as Element);
  }
  const who = partOf(page, 'data-booking-who');
  if (form) fillHidden(who, form);
  else remove(who);
  const head = findIn(page, ({ tagName }) => tagName === 'title');
  if (head) setText(head, `${title} – ${brand.name}`);
  return serialize(page);
}

type Parent = Parameters<typeof findIn>[0];

function partOf(page: Parent, name: string): Element {
  const found = findIn(page, (one) => attribute(one, name) !== undefined);
  if (!found) throw new Error(`frontend/site/pages/book/page.tsx has no ${name}`);
  return found;
}

function fillHidden(who: Element, form: HiddenFields): void {
  for (const element of [...elementsIn(who)]) {
    const value = form[attribute(element, 'name') ?? ''];
    if (attribute(element, 'type') === 'hidden' && value !== undefined) {
      if (value === null) remove(element);
      else setAttribute(element, 'value', value);
    }
    if (form['at'] === null && attribute(element, 'type') === 'submit') remove(element);
    if (element.tagName === 'form') setAttribute(element, 'id', 'booking');
  }
}
