import type { Services } from "../../../core/context.ts";
import { Consent } from "./consent.entity.ts";

/** The consents of a person, newest first: for their account, and those they gave while signed in. */
export const consentsOf = ({ orm }: Services, userId: number): Promise<Consent[]> =>
  orm.em
    .fork()
    .find(
      Consent,
      { $or: [{ purpose: "registration", recordId: String(userId) }, { viewerId: userId }] },
      { orderBy: { at: "desc" } },
    );
