import { Link } from 'react-router-dom';
import { Button } from '../../../ui/button';
import { paths } from '../../paths';
import { GuestLayout } from '../../shell/guest-layout';
import { EmailForm } from './email-form';
import { forgotWords as words } from './words';

export const Component = () => (
  <GuestLayout title={words.title} lead={words.lead}>
    <EmailForm
      link="POST /api/forgot-password"
      title={words.form}
      autoComplete="username"
      wide
      sent={(again) => (
        <>
          <p>{words.nothing}</p>
          <p>
            <Button small label={words.again} onClick={() => again()} />
          </p>
        </>
      )}
    >
      {words.send}
    </EmailForm>
    <p>
      <Link to={paths.signIn()}>{words.back}</Link>
    </p>
  </GuestLayout>
);
