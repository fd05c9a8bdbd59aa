import type { BrowserSession } from "./session.ts";

const personOf = (session: BrowserSession): number | null => {
  const { user, waiting } = session.read();
  return (user ?? waiting)?.id ?? null;
};

/**
 * Calls `leave` when the person whose data are in memory is gone: signed out, or replaced by another
 * account.
 */
export function onPersonLeft(session: BrowserSession, leave: () => void): void {
  let person = personOf(session);
  session.subscribe(() => {
    const before = person;
    person = personOf(session);
    if (before !== null && person !== before) leave();
  });
}

/** Calls `change` when the person who is signed in turns out to have another role than before. */
export function onOtherRole(session: BrowserSession, change: () => void): void {
  let known = session.read().user;
  session.subscribe(() => {
    const { user } = session.read();
    if (!user) return;
    const before = known;
    known = user;
    if (before?.id === user.id && before.role !== user.role) change();
  });
}

/** Calls `begin` when a person signs in over the page of another one. */
export function onAnotherPerson(session: BrowserSession, begin: () => void): void {
  onPersonLeft(session, () => {
    if (personOf(session) !== null) begin();
  });
}

/** Waits until the user has signed in again after their session ended. */
export function signedInAgain(session: BrowserSession): Promise<void> {
  return new Promise((resolve) => {
    const settled = () => session.read().waiting === null;
    if (settled()) return resolve();
    const stop = session.subscribe(() => {
      if (!settled()) return;
      stop();
      resolve();
    });
  });
}
