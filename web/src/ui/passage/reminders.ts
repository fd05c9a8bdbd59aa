import type { StepAction } from "../dialog/step-action.ts";

/** One way to remind a person, with the reason why it is disabled, or null. */
type Way = Pick<StepAction, "onPress"> & { readonly off: string | null };

interface Reminding {
  /** True when the reminder is sent to a client, which the law only allows within certain hours. */
  readonly client: boolean;
  /** Time at which the permitted hours begin; null when reminding is permitted now. */
  readonly opens: string | null;
  readonly busy: boolean;
  readonly mail: Way;
  /** Null when nothing is written by WhatsApp. */
  readonly whatsApp: Way | null;
}

/**
 * Returns the ways to remind the person responsible for the next step, each with the reason why it is
 * disabled.
 */
export function remindersOf({ client, opens, busy, mail, whatsApp }: Reminding): StepAction[] {
  const step = (label: string, { off, onPress }: Way): StepAction => ({
    label,
    onPress,
    busy,
    off: off ?? (client ? opens : null),
  });
  const byMail = step("Recordar", mail);
  return client && whatsApp ? [byMail, step("Recordar por WhatsApp", whatsApp)] : [byMail];
}
