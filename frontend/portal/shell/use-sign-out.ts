import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { signOut } from '../session/sign-in';

export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    signOut();
    void navigate(paths.signIn());
  };
}
