/** Fields of the signed-in user that the whole application needs; the profile screens read more. */
export interface SessionUser {
  readonly id: number;
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone?: string | null;
  readonly image: string;
  /** Role, from 1 (Cliente) to 7 (Owner). */
  readonly role: number;
  readonly isActive: boolean;
  readonly isActiveSeller: boolean;
  readonly referralCode: string;
  /** First day on which signing in requires a second factor; null when the account has one, or needs none. */
  readonly secondFactorDue?: string | null;
}

/** Authentication state of the client (specification 3.2). */
export interface SessionState {
  readonly user: SessionUser | null;
  /**
   * User whose session ended while working. The page stays until the user signs in, or until the new token is
   * verified.
   */
  readonly waiting: SessionUser | null;
  readonly token: string | null;
  readonly isAuthenticated: boolean;
  /** True while a stored token is being verified. */
  readonly loading: boolean;
  readonly error: string | null;
  readonly loginAttempts: number;
  /** Time of the last sign-in attempt, in milliseconds since the epoch. */
  readonly lastLoginAttempt: number | null;
  readonly isAccountLocked: boolean;
  /** True when the session only permits setting up the second factor that the role requires. */
  readonly setUpOnly?: true;
}

/** Failed sign-ins after which the account is marked as locked (specification 9). */
const LOCK_AFTER_FAILURES = 4;
const LOCK_AFTER_MANUAL = 5;

const nobody: SessionState = {
  user: null,
  waiting: null,
  token: null,
  isAuthenticated: false,
  loading: false,
  error: null,
  loginAttempts: 0,
  lastLoginAttempt: null,
  isAccountLocked: false,
};

/**
 * Returns the state at start-up, or after another tab changed the token; a stored token must first be
 * verified.
 */
export const initialState = (token: string | null): SessionState => ({
  ...nobody,
  token,
  loading: token !== null,
});

/** Returns the state after a successful sign-in, which resets the attempt counter. */
export const signedIn = (_: SessionState, user: SessionUser, token: string): SessionState => ({
  ...nobody,
  user,
  token,
  isAuthenticated: true,
});

/** Returns the state after the session ended while the user was working. */
export const ended = ({ user }: SessionState): SessionState => ({ ...nobody, waiting: user });

/** Returns the state of a session that only permits setting up a second factor. */
export const setUpOnly = (token: string): SessionState => ({ ...nobody, token, setUpOnly: true });

export const signedOut = (_: SessionState): SessionState => nobody;

const counted = (state: SessionState, at: number, lockAfter: number): SessionState => {
  const loginAttempts = state.loginAttempts + 1;
  return {
    ...state,
    loginAttempts,
    lastLoginAttempt: at,
    isAccountLocked: state.isAccountLocked || loginAttempts >= lockAfter,
  };
};

/**
 * Returns the state after a failed sign-in: the attempt is counted, and the fourth marks the account as
 * locked.
 */
export const loginFailed = (state: SessionState, message: string, at: number): SessionState => ({
  ...counted(state, at, LOCK_AFTER_FAILURES),
  loading: false,
  error: message,
});

/** Returns the state after a separately counted attempt; the fifth marks the account as locked. */
export const manualAttempt = (state: SessionState, at: number): SessionState =>
  counted(state, at, LOCK_AFTER_MANUAL);
