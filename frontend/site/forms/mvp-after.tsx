import { useState } from 'react';
import brand from '../../../brand.json';
import { fill } from '../../content/fill';
import { mvpMessages } from '../../content/messages/mvp';
import { buttonClass } from '../../ui/button';
import { readValues } from './form-values';
import { mvpRules } from './mvp-rules';
import { namesOf } from './rules';
import type { SiteForm } from './use-site-form';

/** Mail clients truncate longer mailto: addresses. */
const LONGEST_BODY = 1_500;

interface MvpAfterProps {
  form: SiteForm<keyof typeof mvpRules>;
}

export function MvpAfter({ form }: MvpAfterProps) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <>
      <p>
        <a
          href={`mailto:${brand.email}`}
          className={buttonClass({ variant: 'secondary' })}
          onClick={(event) => {
            event.currentTarget.href = mailOf(form);
            setIsOpened(true);
          }}
        >
          {mvpMessages.mailButton}
        </a>
      </p>
      {isOpened ? <p>{fill(mvpMessages.mailOpened, { email: brand.email })}</p> : null}
    </>
  );
}

function mailOf({ formRef }: MvpAfterProps['form']): string {
  if (!formRef.current) return `mailto:${brand.email}`;
  const values = readValues(formRef.current, mvpRules);
  const lines = namesOf(mvpRules)
    .filter((name) => values[name])
    .map((name) => `${mvpRules[name].label}: ${values[name] === 'on' ? 'yes' : values[name]}`);
  const subject = encodeURIComponent('Free feasibility audit');
  const body = encodeURIComponent([...lines.join('\r\n')].slice(0, LONGEST_BODY).join(''));
  return `mailto:${brand.email}?subject=${subject}&body=${body}`;
}
