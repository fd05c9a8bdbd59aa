import type { TestApp } from "./app.ts";

/** The six digits that a mail brings behind a colon; empty without a mail. */
export const mailedCode = (mail: { readonly text: string } | null | undefined): string =>
  /: (\d{6})\b/.exec(mail?.text ?? "")?.[1] ?? "";

type Mailed = Pick<TestApp, "outbox">;

/** Ids of the mails so far. */
export const mailsSoFar = async (app: Mailed): Promise<ReadonlySet<string>> =>
  new Set((await app.outbox()).map(({ id }) => id));

/**
 * The last mail whose subject begins so, among mails that are not `known`. Ids grow by the machine's clock,
 * the application's is set back between tests.
 */
export const newMail = async (app: Mailed, subject: string, known: ReadonlySet<string> = new Set()) =>
  (await app.outbox())
    .filter((mail) => !known.has(mail.id) && mail.subject.startsWith(subject))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .at(-1);
