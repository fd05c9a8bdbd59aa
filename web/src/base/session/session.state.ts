/** The user's own record as the application needs it everywhere; screens of the profile read more. */
export interface SessionUser {
  readonly id: number;
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone?: string | null;
  readonly image: string;
  /** 1 Cliente … 7 Owner. */
  readonly role: number;
  readonly isActive: boolean;
  readonly isActiveSeller: boolean;
  readonly referralCode: string;
  /** First day on which the account opens with a second factor alone; null when it has one, or needs none. */
  readonly secondFactorDue?: string | null;
}

/** Authentication state of the client (specification 3.2). */
export interface SessionState {
  readonly user: SessionUser | null;
  /**
   * User whose session ended while they worked: their page stays until a sign-in, or until the new token is
   * verified.
   */
  readonly waiting: SessionUser | null;
  readonly token: string | null;
  readonly isAuthenticated: boolean;
  /** A stored token is being verified. */
  readonly loading: boolean;
  readonly error: string | null;
  readonly loginAttempts: number;
  /** Milliseconds since the epoch. */
  readonly lastLoginAttempt: number | null;
  readonly isAccountLocked: boolean;
  /** True when the session opens nothing but the set-up of the second factor that its role requires. */
  readonly setUpOnly?: true;
}

/** Failed sign-ins after which the account is flagged locked (specification 9). */
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
 * Returns the state at start-up, or after another tab changed the token: a stored token waits for its
 * verification.
 */
export const initialState = (token: string | null): SessionState => ({
  ...nobody,
  token,
  loading: token !== null,
});

/** Returns a success resets the counter. */
export const signedIn = (_: SessionState, user: SessionUser, token: string): SessionState => ({
  ...nobody,
  user,
  token,
  isAuthenticated: true,
});

/** Returns the sign-in ended during work. */
export const ended = ({ user }: SessionState): SessionState => ({ ...nobody, waiting: user });

/** Returns the state of a session that opens the set-up of a second factor alone. */
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

/** Returns the state after a failed sign-in, which counts, and flags the account at the 4th. */
export const loginFailed = (state: SessionState, message: string, at: number): SessionState => ({
  ...counted(state, at, LOCK_AFTER_FAILURES),
  loading: false,
  error: message,
});

/** Returns the separate increment: flags the account at the 5th. */
export const manualAttempt = (state: SessionState, at: number): SessionState =>
  counted(state, at, LOCK_AFTER_MANUAL);
