import { industries } from '../../content/industries';
import { ContentLink } from './content-link';
import { Stack, Text, Title } from '../../ui/layout/layout';
import styles from './industry-list.module.css';

const hasPage = (href: string) => href.startsWith('/industries/');

export function IndustryList({ ids }: { ids: readonly string[] }) {
  return (
    <Stack as="ul" fill={17} gap="6 gutter">
      {industries
        .filter(({ id }) => ids.includes(id))
        .map(({ id, title, description, link }) => (
          <li key={id} className={styles.item}>
            <Title as="h3" size={6}>
              {hasPage(link.href) ? (
                <ContentLink
                  className="covering"
                  link={{ ...link, label: title, accessibleName: `${title}: ${link.label}` }}
                />
              ) : (
                title
              )}
            </Title>
            <Text soft above={2}>
              {description}
            </Text>
            {hasPage(link.href) ? null : (
              <Text strong above={2}>
                <ContentLink link={link} className="covering" />
              </Text>
            )}
          </li>
        ))}
    </Stack>
  );
}
