import { firstOwnerLine } from "../../../api/src/app.opening.ts";
import type { TestApp } from "../app.ts";

/** Takes the rights of every owner of an application away, as before its first day. */
export async function withoutOwner({ app }: TestApp): Promise<void> {
  await app.services.orm.em.fork().execute("update users set is_active = false where role = 7");
}

/** Returns the line that the start prints about the first owner. */
export const startLine = ({ app }: TestApp): Promise<string | null> => firstOwnerLine(app.services, true);

/** The token in a line or in a mail. */
export const tokenIn = (text: string | null | undefined): string =>
  /\/primer-dia\?token=([\w-]{43})/.exec(text ?? "")?.[1] ?? "";
