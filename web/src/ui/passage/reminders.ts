import type { StepAction } from "./NextStep.tsx";

/** One way to remind somebody, and why it is off. */
type Way = Pick<StepAction, "onPress"> & { readonly off: string | null };

interface Reminding {
  /** Whether they reach a client: then within the hours of the law. */
  readonly client: boolean;
  /** When these begin, if not now. */
  readonly opens: string | null;
  readonly busy: boolean;
  readonly mail: Way;
  /** Null where nothing is written by WhatsApp. */
  readonly whatsApp: Way | null;
}

/** The ways to remind whoever does the next step: each is off by its own sentence. */
export function remindersOf({ client, opens, busy, mail, whatsApp }: Reminding): StepAction[] {
  const step = (label: string, { off, onPress }: Way): StepAction => ({
    ...{ label, onPress, busy, off: off ?? (client ? opens : null) },
  });
  const byMail = step("Recordar", mail);
  return client && whatsApp ? [byMail, step("Recordar por WhatsApp", whatsApp)] : [byMail];
}
