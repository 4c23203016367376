import { useQuery } from '@tanstack/react-query';
import { CircleUserRound, ExternalLink, LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button';
import { Menu, MenuHeading, MenuItem, MenuRule } from '../../ui/overlay/menu';
import { paths } from '../paths';
import { me } from '../session/queries';
import styles from './dashboard-layout.module.css';
import { useSignOut } from './use-sign-out';
import { frameWords as words } from '../words';

export function ProfileMenu() {
  const { data: user } = useQuery(me());
  const leave = useSignOut();
  return (
    <Menu
      label={words.profile}
      trigger={
        <button
          type="button"
          aria-label={user ? words.profileMenuOf(user.firstName) : words.profileMenu}
          className={buttonClass({ variant: 'quiet' })}
        >
          <CircleUserRound aria-hidden="true" />
          <span className={styles.userName}>{user?.firstName ?? ''}</span>
        </button>
      }
    >
      {user ? (
        <MenuHeading>
          <strong>
            {user.firstName} {user.lastName}
          </strong>
          <br />
          <span className={styles.userEmail}>{user.email}</span>
        </MenuHeading>
      ) : null}
      <MenuRule />
      <MenuItem asChild>
        <Link to={paths.profile}>
          <UserRound aria-hidden="true" size={18} />
          {words.profile}
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <a href={paths.home}>
          <ExternalLink aria-hidden="true" size={18} />
          {words.website}
        </a>
      </MenuItem>
      <MenuRule />
      <MenuItem onSelect={leave}>
        <LogOut aria-hidden="true" size={18} />
        {words.signOut}
      </MenuItem>
    </Menu>
  );
}
