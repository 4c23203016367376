import { Entity, PrimaryGeneratedColumn, Column } from 'typeorm';
import { CreatedAtColumn, TextColumn } from '../../database/columns';

/**
 * Append-only and anonymous: a person asking about a choice can show the random number that their
 * browser stores with it.
 */
@Entity('cookie_choices')
export class CookieChoice {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' }) id: string;
  @Column('uuid') browser: string;
  @TextColumn('choice') choice: CookieChoiceKind;
  @TextColumn('choice') textVersion: string;
  @TextColumn('technical') page: string;
  @CreatedAtColumn() at: Date;
}

/**
 * A published version is evidence and must never be edited. To change the text, add a version; the
 * site shows the newest.
 */
export const COOKIE_TEXTS = {
  '2026-11':
    'May we load Google Tag Manager and Google Analytics, to see which pages are read? They store cookies on your device and Google receives your network address. Everything on this site works without them, and you can change your mind at any time.',
  '2026-12':
    'May we load Google Tag Manager and Google Analytics, to see which pages are read and which buttons are pressed, and keep the click number of an advertisement with an enquiry that comes of it? They store cookies on your device and Google receives your network address. Everything on this site works without them, and you can change your mind at any time.',
  '2027-01':
    'May Google Analytics record what is read, pressed and brought by advertisements? It sets cookies, and Google gets your network address. You can change your mind at any time.',
} as const;

export type CookieTextVersion = keyof typeof COOKIE_TEXTS;
export const COOKIE_TEXT_VERSIONS = Object.keys(COOKIE_TEXTS) as CookieTextVersion[];

export const COOKIE_CHOICES = ['accepted', 'rejected', 'withdrawn'] as const;
export type CookieChoiceKind = (typeof COOKIE_CHOICES)[number];
