import type { TestApp } from "./app.ts";

/** The six digits that a mail brings behind a colon; empty without a mail. */
export const mailedCode = (mail: { readonly text: string } | null | undefined): string =>
  /: (\d{6})\b/.exec(mail?.text ?? "")?.[1] ?? "";

/** The last mail after the first `before` ones whose subject begins so. */
export const newMail = async (app: Pick<TestApp, "outbox">, before: number, subject: string) =>
  (await app.outbox()).slice(before).findLast((mail) => mail.subject.startsWith(subject));
