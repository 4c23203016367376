import brand from '../../../../brand.json';
import { contact } from '../../../content/contact';
import { contactTopics } from '../../../content/contact-topics';
import ContactForm from '../../forms/contact-form.island';
import { draftKey } from '../../forms/draft';
import { Island } from '../../islands/island';
import { Reader } from '../../people/reader';
import type { PageProps } from '../../pages';
import { RowsFigure } from '../../figures/rows-figure';
import { Section } from '../../sections/section';
import { OpenNow } from './open-now';
import { QuayMap } from './quay-map';
import { Columns, Text, Title } from '../../../ui/layout/layout';
import styles from './page.module.css';

export function Page({ path }: PageProps) {
  const { address } = brand;
  const { hero, form, cards, map, existingClients, week } = contact;
  return (
    <>
      <Columns sheet from="large" gap="0 gutter" className={styles.page}>
        <header className={styles.head}>
          <Title as="h1" size={8} className={styles.title}>
            {hero.title}
          </Title>
          <Text soft size={5} leading={4} above={6} measure={2}>
            {hero.lead}
          </Text>
        </header>
        <div className={styles.message}>
          <Title as="h2" size={6} above={8} below={5}>
            {form.title}
          </Title>
          <Text as="div" below={5}>
            <Reader />
          </Text>
          <Island
            of={ContactForm}
            props={{ topics: contactTopics, path }}
            unless={['topic', draftKey('contact')]}
          />
          <Text soft above={5}>
            {existingClients.text}{' '}
            <a href={existingClients.link.href} aria-label={existingClients.link.accessibleName}>
              {existingClients.link.label}
            </a>
          </Text>
        </div>
        <Text as="dl" size={3} leading={4} className={styles.facts}>
          <div>
            <dt>{cards.phone.title}</dt>
            <dd>
              <a href={cards.phone.href}>{cards.phone.label}</a>
            </dd>
          </div>
          <div>
            <dt>{cards.email.title}</dt>
            <dd>
              <a href={cards.email.href}>{cards.email.label}</a>
            </dd>
          </div>
          <div>
            <dt>{cards.hours.title}</dt>
            <dd>
              {cards.hours.text}
              <OpenNow />
              <Text as="span" block faint size={2} above={1}>
                {cards.hours.note}
              </Text>
            </dd>
          </div>
          <div>
            <dt>{cards.address.title}</dt>
            <dd>
              {address.street}
              <br />
              {address.city} {address.postcode.replace(' ', '\u00a0')}
              <br />
              {address.country}
            </dd>
          </div>
        </Text>
      </Columns>
      <Section id="where" title={map.title} note={<p>{map.note}</p>}>
        <QuayMap />
        <RowsFigure data={week} />
      </Section>
    </>
  );
}
