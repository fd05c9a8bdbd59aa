import type { BrowserSession } from "./session.ts";

const personOf = (session: BrowserSession): number | null => {
  const { user, waiting } = session.read();
  return (user ?? waiting)?.id ?? null;
};

/** Calls `leave` when the user whose data are in memory has signed out or was replaced by another account. */
export function onPersonLeft(session: BrowserSession, leave: () => void): void {
  let person = personOf(session);
  session.subscribe(() => {
    const before = person;
    person = personOf(session);
    if (before !== null && person !== before) leave();
  });
}

/** Calls `change` when the role of the signed-in user has changed. */
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

/** Calls `begin` when another person signs in while the previous user's page is open. */
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
