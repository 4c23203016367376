import { Check, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TextColumn } from '../../database/columns';
import { DELIVERIES, type Delivery, type MailKind } from '../../mail/mail.public';

@Entity('mail_preferences')
@Check('mail_preferences_delivery_check', `"delivery" IN ('${DELIVERIES.join("', '")}')`)
export class MailPreference {
  @PrimaryColumn('uuid')
  @ForeignKey('User', { onDelete: 'CASCADE' })
  userId: string;

  @TextColumn('choice', { primary: true }) kind: MailKind;
  @TextColumn('choice') delivery: Delivery;
}
